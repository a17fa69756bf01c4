import { h, icon } from './dom.ts'
import type { Speaker } from './speaker.ts'
import type { Words } from './words.ts'

const CROSS = ['M5 5l10 10', 'M15 5L5 15']

/** A sheet over the game, closed by its button, Escape or a press beside it. */
export interface Sheet {
  readonly element: HTMLDialogElement
  /** Shows these contents. */
  open(...contents: readonly Node[]): void
  /** Replaces the contents of the open sheet. */
  fill(...contents: readonly Node[]): void
}

export function createSheet(speaker: Speaker, title: (words: Words) => string): Sheet {
  const heading = h('h2', { id: `sheet-${Math.random().toString(36).slice(2)}` })
  const close = h('button', { type: 'button', class: 'plain' }, icon(...CROSS))
  const body = h('div', { class: 'sheet-body' })
  const element = h(
    'dialog',
    { class: 'sheet', 'aria-labelledby': heading.id },
    h('header', {}, heading, close),
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
      body.replaceChildren(...contents)
      element.showModal()
      body.scrollTop = 0
    },
    fill: (...contents) => body.replaceChildren(...contents)
  }
}
