/** A file of its own, so that visitors do not load it. */
export { preloadCashMethods as preloadCashier } from '@bnw/core/cashier'
