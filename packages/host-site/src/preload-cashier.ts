/** A separate chunk, so that visitors do not load it. */
export { preloadCashMethods as preloadCashier } from '@bnw/core/cashier'
