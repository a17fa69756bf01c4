import { splitOf } from '../../engines/wheel/engine.ts'
import { createButton } from '../../ui/button.ts'
import { h } from '../../ui/dom.ts'
import type { I18n, Text } from '../../ui/i18n.ts'
import { isNumberField } from './fields.ts'
import { wheelWords } from './words.ts'

/**
 * The switch between single numbers and pairs. The line between two numbers is too thin for a finger, so a pair is
 * chosen by its two numbers, one after the other.
 */
export interface BetMode {
  readonly element: HTMLElement
  /** The next step. */
  readonly hint: Text
  /** Returns the field to bet on; undefined while the second number of a pair is missing. */
  choose(field: string): string | undefined
}

/** @param numbers Buttons of the numbers 0 to 36. */
export function createBetMode(i18n: I18n, numbers: readonly HTMLElement[], onChange: () => void): BetMode {
  let isPair = false
  let first: number | undefined
  const setFirst = (number: number | undefined) => {
    first = number
    numbers.forEach((button, index) => {
      button.classList.toggle('is-first', index === number)
      button.classList.toggle('is-near', number !== undefined && splitOf(index, number) !== undefined)
    })
  }
  const setPair = (next: boolean) => {
    isPair = next
    setFirst(undefined)
    single.setAttribute('aria-pressed', String(!isPair))
    pair.setAttribute('aria-pressed', String(isPair))
  }
  const modeButton = (text: Text, isPairButton: boolean) =>
    createButton(i18n, {
      text,
      kind: 'mode',
      onClick() {
        setPair(isPairButton)
        onChange()
      }
    })
  const single = modeButton(i18n => wheelWords(i18n).single, false)
  const pair = modeButton(i18n => wheelWords(i18n).pair, true)
  setPair(false)
  const element = h('div', { class: 'modes', role: 'group' }, single, pair)
  i18n.setAttribute(element, 'aria-label', i18n => wheelWords(i18n).modes)
  return {
    element,
    hint(i18n) {
      const words = wheelWords(i18n)
      if (!isPair) return words.ready
      return first === undefined ? words.pairFirst : words.pairSecond(first)
    },
    choose(field) {
      if (!isPair || !isNumberField(field)) return field
      const number = Number(field)
      const split = first === undefined ? undefined : splitOf(first, number)
      setFirst(split || number === first ? undefined : number)
      return split
    }
  }
}
