import { useSyncExternalStore } from 'react'

/** Where a player is at something that nothing may stand over. */
const GAME = 'bnw-game'
const FORMS =
  'bnw-login, bnw-register, bnw-forgot-password, bnw-reset-password, bnw-cashier, bnw-quick-deposit'

/** Whether the page has no game and no open dialog, and the player is at none of its forms of account and money. */
export function useFreePage(): boolean {
  return useSyncExternalStore(listen, isFree)
}

function isFree(): boolean {
  return !document.querySelector(GAME) && !document.activeElement?.matches(FORMS) && !hasDialog()
}

/** Over a dialog it could not be closed. One inside an element holds the focus. */
function hasDialog(): boolean {
  return [document, document.activeElement?.shadowRoot].some(root => root?.querySelector(':modal'))
}

function listen(look: () => void): () => void {
  const controller = new AbortController()
  const { signal } = controller
  // Elements tell when they are there, and the focus when it comes or goes.
  for (const name of ['focusin', 'focusout', 'bnw-state'])
    document.addEventListener(name, () => queueMicrotask(look), { signal })
  return () => controller.abort()
}
