import type { Move } from '../../engines/blackjack/engine.ts'
import { createButton } from '../../ui/button.ts'
import { h } from '../../ui/dom.ts'
import type { I18n } from '../../ui/i18n.ts'
import { blackjackWords } from './words.ts'

/** The buttons of the moves, in the place of chips and play button while the hand waits for one. */
export interface Decisions {
  readonly element: HTMLElement
  /** @param double Whole kuruş that a double takes; undefined if the hand cannot be doubled. */
  ask(double: number | undefined): Promise<Move>
  hide(): void
}

export function createDecisions(i18n: I18n): Decisions {
  let answer: ((move: Move) => void) | undefined
  const button = (move: Move) =>
    createButton(i18n, {
      text: i18n => blackjackWords(i18n).moves[move],
      kind: move === 'hit' ? 'primary' : 'outlined',
      onClick: () => answer?.(move)
    })
  const [hit, stand, double] = [button('hit'), button('stand'), button('double')]
  const element = h('div', { class: 'decisions', role: 'group', hidden: true }, hit, stand, double)
  i18n.setAttribute(element, 'aria-label', i18n => blackjackWords(i18n).choices)
  // A key held down makes one move.
  element.addEventListener('keydown', event => {
    if (event.repeat) event.preventDefault()
  })
  const hide = () => {
    const hadFocus = element.contains(document.activeElement)
    answer = undefined
    element.hidden = true
    element.parentElement?.classList.remove('is-deciding')
    if (hadFocus) element.parentElement?.querySelector<HTMLElement>('.spin')?.focus()
  }
  return {
    element,
    hide,
    ask(amount) {
      const { activeElement } = document
      const isFocusFree = activeElement === document.body || activeElement?.matches('.spin')
      element.hidden = false
      element.parentElement?.classList.add('is-deciding')
      double.hidden = amount === undefined
      i18n.setText(double, i18n => blackjackWords(i18n).doubleFor(i18n.whole(amount ?? 0)))
      if (isFocusFree) hit.focus()
      return new Promise<Move>(resolve => (answer = resolve)).finally(hide)
    }
  }
}
