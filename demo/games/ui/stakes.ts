import { STAKES } from '../protocol/rounds.ts'
import { h } from './dom.ts'
import type { I18n } from './i18n.ts'

/** The chips to choose a stake from. */
export interface Stakes {
  readonly element: HTMLElement
  /** The chosen stake in whole kuruş. */
  readonly value: number
  /** Selects the next higher or lower chip, and announces it; does nothing at the ends. */
  step(direction: 1 | -1): void
  /** Selects a chip even while locked: a round restored after a reload has its own stake. */
  select(stake: number): void
  setLocked(isLocked: boolean): void
}

/** From ₺10,000 on the full amount is too long for a chip, kuruş. */
const LONG = 1_000_000

/** Index of the chip that is selected at first: ₺5 of the usual ones. */
const FIRST = 2

/** @param values Chips in whole kuruş, the smallest first. */
export function createStakes(i18n: I18n, values: readonly number[] = STAKES): Stakes {
  const inputs = values.map((value, index) =>
    h('input', { type: 'radio', name: 'stake', value, checked: index === FIRST })
  )
  const status = h('p', { class: 'stake-status', role: 'status' })
  const element = createFieldset(i18n, inputs, status)
  const isLocked = () => element.getAttribute('aria-disabled') === 'true'
  element.addEventListener('click', event => {
    if (isLocked()) event.preventDefault()
  })
  const check = (input: HTMLInputElement | undefined) => {
    if (input) input.checked = true
  }
  const selected = () => inputs.findIndex(input => input.checked)
  return {
    element,
    get value() {
      return values[selected()] ?? 0
    },
    step(direction) {
      const next = inputs[selected() + direction]
      if (isLocked() || !next) return
      check(next)
      // Screen readers announce a focused chip themselves.
      if (element.contains(document.activeElement)) next.focus()
      else status.textContent = `${i18n.words.stake}: ${i18n.whole(Number(next.value))}`
    },
    select: stake => check(inputs[values.indexOf(stake)]),
    // Not disabled, so that the chips keep the focus.
    setLocked: next => element.setAttribute('aria-disabled', String(next))
  }
}

/** The accessible name contains the visible text, by which speech control finds the chip (WCAG 2.5.3). */
function nameOf(short: string, full: string): string {
  return full.includes(short) ? full : `${short}, ${full}`
}

function createFieldset(i18n: I18n, inputs: readonly HTMLInputElement[], status: HTMLElement): HTMLElement {
  const legend = h('legend')
  i18n.setText(legend, ({ words }) => words.stake)
  const isLong = inputs.some(({ value }) => Number(value) >= LONG)
  const chips = inputs.map(input => {
    const value = Number(input.value)
    const text = h('span')
    i18n.setText(text, ({ whole, compact }) => (isLong ? compact : whole)(value))
    i18n.setAttribute(input, 'aria-label', ({ whole, compact }) => nameOf(compact(value), whole(value)))
    return h('label', { class: 'chip' }, input, text)
  })
  const row = h('div', { class: 'chips' }, ...chips)
  return h('fieldset', { class: 'stakes' }, legend, row, status)
}
