import { splitOf } from '../../engines/wheel/engine.ts'
import { h } from '../../ui/dom.ts'
import type { Speaker } from '../../ui/speaker.ts'
import { wheelWords, type WheelWords } from './words.ts'

/**
 * The switch between single numbers and pairs. The line between two numbers is too thin for a finger, so a pair is
 * chosen by its two numbers, one after the other.
 */
export interface Pairing {
  readonly element: HTMLElement
  readonly isOn: boolean
  onChange: () => void
  /** Takes a number; the name of the pair once both are chosen. */
  choose(number: number): string | undefined
  /** What to do next. */
  say(speaker: Speaker): string
}

export function createPairing(speaker: Speaker, numbers: readonly HTMLElement[]): Pairing {
  const single = modeButton(speaker, words => words.single)
  const pair = modeButton(speaker, words => words.pair)
  let isOn = false
  let first: number | undefined
  const hold = (number: number | undefined) => {
    first = number
    numbers.forEach((button, index) => {
      button.classList.toggle('is-held', index === number)
      button.classList.toggle('is-near', number !== undefined && splitOf(index, number) !== undefined)
    })
  }
  const turn = (next: boolean) => {
    isOn = next
    hold(undefined)
    single.setAttribute('aria-pressed', String(!isOn))
    pair.setAttribute('aria-pressed', String(isOn))
  }
  const pairing: Pairing = {
    element: h('div', { class: 'modes', role: 'group' }, single, pair),
    get isOn() {
      return isOn
    },
    onChange: () => undefined,
    choose(number) {
      const found = first === undefined ? undefined : splitOf(first, number)
      hold(found || number === first ? undefined : number)
      return found
    },
    say(now) {
      const words = wheelWords(now)
      if (!isOn) return words.ready
      return first === undefined ? words.pairFirst : words.pairSecond(first)
    }
  }
  for (const [button, next] of [
    [single, false],
    [pair, true]
  ] as const) {
    button.addEventListener('click', () => {
      turn(next)
      pairing.onChange()
    })
  }
  turn(false)
  return pairing
}

function modeButton(speaker: Speaker, say: (words: WheelWords) => string): HTMLButtonElement {
  const button = h('button', { type: 'button', class: 'mode' })
  speaker.write(button, (_words, now) => say(wheelWords(now)))
  return button
}
