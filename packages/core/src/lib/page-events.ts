import { createNanoEvents } from 'nanoevents'
import { atom } from 'nanostores'

import { onPageReset } from '../page-life.ts'

/** Events of the page. */
export const pageEvents = createNanoEvents<{
  /** The tab became visible, or the device is online again. Stores reload data that may be stale. */
  resume(): void
}>()

/** Whether the page is visible. */
export const $isVisible = atom(true)
onPageReset(() => $isVisible.set(true))

export function noteVisibility(isVisible: boolean): void {
  $isVisible.set(isVisible)
}
