import { createNanoEvents } from 'nanoevents'

/** Events of the cashier. */
export const cashierEvents = createNanoEvents<{
  /** This page sent a payment, or a transaction may have changed its status. Stores of amounts reload. */
  moneyMoved(): void
}>()
