import { createNanoEvents } from 'nanoevents'
import { atom } from 'nanostores'

import { shared } from '../shared.ts'

/** Events of the page. */
export const pageEvents = createNanoEvents<{
  /** The player came back to this tab, or the device is online again. Stores reload what may be stale. */
  resume(): void
}>()

/** Whether the page is in view. */
export const $isVisible = shared('visible', () => atom(true))

export function noteVisibility(isVisible: boolean): void {
  $isVisible.set(isVisible)
}
