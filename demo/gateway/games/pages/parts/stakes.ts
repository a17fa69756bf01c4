import { STAKES } from '../../protocol.ts'
import { h } from './dom.ts'
import type { Speaker } from './speaker.ts'

/** The chips. */
export interface Stakes {
  readonly element: HTMLElement
  /** The chosen stake, in whole kuruş. */
  readonly value: number
  /** Goes to the next higher or lower chip; stays at the ends. */
  step(direction: 1 | -1): void
  choose(stake: number): void
  /** While a round runs. The chips keep the focus, so they are not disabled. */
  lock(isLocked: boolean): void
}

const FIRST_STAKE = 500

export function createStakes(speaker: Speaker, onChange: (stake: number) => void): Stakes {
  const legend = h('legend')
  speaker.write(legend, words => words.stake)
  const inputs = STAKES.map(stake =>
    h('input', { type: 'radio', name: 'stake', value: String(stake), checked: stake === FIRST_STAKE })
  )
  const chips = inputs.map((input, index) => {
    const text = h('span')
    speaker.write(text, () => `₺${(STAKES[index] ?? 0) / 100}`)
    input.addEventListener('change', () => onChange(Number(input.value)))
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
    if (!input || input.checked || isLocked()) return
    input.checked = true
    onChange(Number(input.value))
  }
  return {
    element,
    get value() {
      return STAKES[chosen()] ?? FIRST_STAKE
    },
    step: direction => pick(chosen() + direction),
    choose: stake => pick((STAKES as readonly number[]).indexOf(stake)),
    lock(next) {
      element.setAttribute('aria-disabled', String(next))
    }
  }
}
