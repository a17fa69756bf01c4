import { atom } from 'nanostores'

import { shared } from '../shared.ts'

/** How often the player has come back to this tab, or the connection to the device. What grows stale meanwhile listens. */
export const $resumes = shared('returns', () => atom(0))

export function noteResume(): void {
  $resumes.set($resumes.get() + 1)
}

/** Whether the page is in view. */
export const $isVisible = shared('visible', () => atom(true))

export function noteVisibility(isVisible: boolean): void {
  $isVisible.set(isVisible)
}
