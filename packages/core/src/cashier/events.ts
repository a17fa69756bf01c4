import { createNanoEvents } from 'nanoevents'

/** Events of the cashier. */
export const cashierEvents = createNanoEvents<{
  /** Money was moved from this page, or a movement may have changed its state. What shows money reloads. */
  moneyMoved(): void
}>()
