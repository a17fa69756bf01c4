import { useSyncExternalStore } from 'react'

/** Elements that the popup must not cover. */
const GAME = 'bnw-game'
const FORMS =
  'bnw-login, bnw-register, bnw-forgot-password, bnw-reset-password, bnw-cashier, bnw-quick-deposit'

/** Whether the popup may open: no game, no open dialog or menu, and no form of account or money has the focus. */
export function useFreePage(): boolean {
  return useSyncExternalStore(listen, isFree)
}

function isFree(): boolean {
  return !document.querySelector(GAME) && !document.activeElement?.matches(FORMS) && !hasDialog()
}

/**
 * A modal dialog makes the popup inert, and the popup would cover a menu or tray that is open. One inside an element has
 * the focus.
 */
function hasDialog(): boolean {
  const open = ':modal, [popover=auto]:popover-open'
  return [document, document.activeElement?.shadowRoot].some(root => root?.querySelector(open))
}

function listen(onChange: () => void): () => void {
  const controller = new AbortController()
  const { signal } = controller
  // Elements dispatch bnw-state when they appear; `toggle` does not bubble.
  for (const name of ['focusin', 'focusout', 'bnw-state', 'toggle'])
    document.addEventListener(name, () => queueMicrotask(onChange), { signal, capture: true })
  return () => controller.abort()
}
