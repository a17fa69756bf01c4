import { h, icon } from './dom.ts'
import type { Speaker } from './speaker.ts'
import type { Words } from './words.ts'

const CROSS = ['M5 5l10 10', 'M15 5L5 15']

/** A sheet over the game, closed by its button, Escape or a press beside it. */
export interface Sheet {
  readonly element: HTMLDialogElement
  /** Shows these contents. */
  open(...contents: readonly Node[]): void
  /** Replaces the contents of the open sheet; focus that was in them stays in the sheet. */
  fill(...contents: readonly Node[]): void
  /** Says what has happened, in a line that is read out. */
  tell(text: string): void
}

export function createSheet(speaker: Speaker, title: (words: Words) => string): Sheet {
  const heading = h('h2', { id: `sheet-${Math.random().toString(36).slice(2)}` })
  const close = h('button', { type: 'button', class: 'plain' }, icon(...CROSS))
  const status = h('p', { class: 'sheet-status', role: 'status' })
  // Takes the focus, so that it can be scrolled by keys where it holds nothing else to focus.
  const body = h('div', { class: 'sheet-body', role: 'group', tabindex: '0', 'aria-labelledby': heading.id })
  const element = h(
    'dialog',
    { class: 'sheet', 'aria-labelledby': heading.id },
    h('header', {}, heading, close),
    status,
    body
  )
  speaker.write(heading, title)
  speaker.label(close, 'aria-label', words => words.close)
  close.addEventListener('click', () => element.close())
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
    fill(...contents) {
      const hadFocus = body.contains(document.activeElement)
      body.replaceChildren(...contents)
      if (hadFocus) body.focus()
    },
    tell(text) {
      status.textContent = text
    }
  }
}
