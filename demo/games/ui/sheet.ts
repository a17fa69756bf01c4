import { closeIcon, h } from './dom.ts'
import type { I18n, Text } from './i18n.ts'

/** A modal dialog over the game, closed by its button, Escape or a click on the backdrop. */
export interface Sheet {
  readonly element: HTMLDialogElement
  open(...contents: readonly Node[]): void
  /** Replaces the contents of the open sheet; focus within them moves to the body of the sheet. */
  replace(...contents: readonly Node[]): void
  /** Shows a line that screen readers announce. */
  showStatus(text: string): void
}

export function createSheet(i18n: I18n, title: Text): Sheet {
  const id = `sheet-${Math.random().toString(36).slice(2)}`
  const status = h('p', { class: 'sheet-status', role: 'status' })
  // Focusable, so that the keyboard can scroll it when it holds nothing focusable.
  const body = h('div', { class: 'sheet-body', role: 'group', tabindex: '0', 'aria-labelledby': id })
  const element = h('dialog', { class: 'sheet', 'aria-labelledby': id }, status, body)
  element.prepend(createHeader(i18n, { id, title, onClose: () => element.close() }))
  element.addEventListener('click', event => {
    if (event.target === element) element.close()
  })
  return {
    element,
    open(...contents) {
      status.textContent = ''
      body.replaceChildren(...contents)
      element.showModal()
      body.scrollTop = 0
    },
    replace(...contents) {
      const hadFocus = body.contains(document.activeElement)
      body.replaceChildren(...contents)
      if (hadFocus) body.focus()
    },
    showStatus(text) {
      status.textContent = text
    }
  }
}

interface HeaderOptions {
  id: string
  title: Text
  onClose(): void
}

function createHeader(i18n: I18n, { id, title, onClose }: HeaderOptions): HTMLElement {
  const heading = h('h2', { id })
  const close = h('button', { type: 'button', class: 'plain' }, closeIcon())
  i18n.setText(heading, title)
  i18n.setAttribute(close, 'aria-label', ({ words }) => words.close)
  close.addEventListener('click', onClose)
  return h('header', {}, heading, close)
}
