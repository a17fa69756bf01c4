import { STAKES } from '../protocol/rounds.ts'
import { h } from './dom.ts'
import type { Speaker } from './speaker.ts'

/** The chips. */
export interface Stakes {
  readonly element: HTMLElement
  /** The chosen stake, in whole kuruş. */
  readonly value: number
  /** Goes to the next higher or lower chip; stays at the ends. */
  step(direction: 1 | -1): void
  /** Whatever runs: a round that was asked for before a reload has its chip again. */
  choose(stake: number): void
  /** While a round runs. The chips keep the focus, so they are not disabled. */
  lock(isLocked: boolean): void
}

/** The chip that is chosen at first: ₺5 of the usual ones. */
const FIRST = 2

/** @param values Chips in whole kuruş, the smallest first. */
export function createStakes(speaker: Speaker, values: readonly number[] = STAKES): Stakes {
  const legend = h('legend')
  speaker.write(legend, words => words.stake)
  const inputs = values.map((value, index) =>
    h('input', { type: 'radio', name: 'stake', value: String(value), checked: index === FIRST })
  )
  const chips = inputs.map((input, index) => {
    const text = h('span')
    speaker.write(text, (_words, { whole }) => whole(values[index] ?? 0))
    return h('label', { class: 'chip' }, input, text)
  })
  const element = h('fieldset', { class: 'stakes' }, legend, h('div', { class: 'chips' }, ...chips))
  const isLocked = () => element.getAttribute('aria-disabled') === 'true'
  element.addEventListener('click', event => {
    if (isLocked()) event.preventDefault()
  })
  const chosen = () => inputs.findIndex(input => input.checked)
  const pick = (index: number) => {
    const input = inputs[index]
    if (input && !isLocked()) input.checked = true
  }
  return {
    element,
    get value() {
      return values[chosen()] ?? 0
    },
    step: direction => pick(chosen() + direction),
    choose(stake) {
      const input = inputs[values.indexOf(stake)]
      if (input) input.checked = true
    },
    lock(next) {
      element.setAttribute('aria-disabled', String(next))
    }
  }
}
