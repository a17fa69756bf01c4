import { colourOf, EVEN_CHANCES, FIELDS, splitOf, type Bets } from '../../engines/wheel/engine.ts'
import { h } from '../../ui/dom.ts'
import type { Speaker } from '../../ui/speaker.ts'
import { createPairing } from './pairing.ts'
import { wheelWords } from './words.ts'

/** The table on which chips are laid. */
export interface Felt {
  readonly element: HTMLElement
  show(bets: Bets): void
  /** Marks the fields that this number pays. */
  mark(number: number | undefined): void
  lock(isLocked: boolean): void
}

/** What the table tells: a chip for a field, or a sentence about the choice of a pair. */
export interface FeltEvents {
  lay(field: string): void
  tell(say: (speaker: Speaker) => string): void
}

const NUMBERS = Array.from({ length: 37 }, (_, number) => number)

export function createFelt(speaker: Speaker, events: FeltEvents): Felt {
  const numbers = NUMBERS.map(number =>
    fieldButton(String(number), `number is-${colourOf(number)}`, areaOf(number))
  )
  const dozens = [1, 2, 3].map(nth =>
    fieldButton(`dozen-${nth}`, 'dozen', `4 / ${nth * 4 - 2} / 5 / ${nth * 4 + 2}`)
  )
  const chances = EVEN_CHANCES.map((name, index) =>
    fieldButton(name, `chance is-${name}`, `5 / ${index * 2 + 2} / 6 / ${index * 2 + 4}`)
  )
  const fields = [...numbers, ...dozens, ...chances]
  const board = h('div', { class: 'board', role: 'group' }, ...fields)
  speaker.label(board, 'aria-label', (_words, now) => wheelWords(now).table)
  const pairing = createPairing(speaker, numbers)
  const element = h('div', { class: 'felt' }, board)
  let isLocked = false
  let shown: Bets = {}

  board.addEventListener('click', event => {
    const field = (event.target as Element).closest<HTMLElement>('[data-field]')?.dataset['field']
    if (field === undefined || isLocked) return
    if (!pairing.isOn || !/^\d+$/.test(field)) events.lay(field)
    else {
      const pair = pairing.choose(Number(field))
      if (pair) events.lay(pair)
      else events.tell(now => pairing.say(now))
    }
  })
  pairing.onChange = () => {
    if (!isLocked) events.tell(now => pairing.say(now))
  }
  for (const button of fields) {
    const field = button.dataset['field'] ?? ''
    const text = h('span', { class: 'name' })
    button.append(text)
    speaker.write(text, (_words, now) => shortNameOf(now, field))
    speaker.label(button, 'aria-label', (_words, now) => labelOf(now, field, shown))
  }

  return {
    element: h('div', { class: 'table' }, pairing.element, element),
    show(bets) {
      shown = bets
      for (const chip of board.querySelectorAll('.laid')) chip.remove()
      for (const [field, amount] of Object.entries(bets)) {
        placeOf(field, fields)?.append(chipFor(speaker, field, amount))
      }
      for (const button of fields) {
        const field = button.dataset['field'] ?? ''
        speaker.label(button, 'aria-label', (_words, now) => labelOf(now, field, bets))
      }
    },
    mark(number) {
      for (const button of fields) {
        const pays =
          number !== undefined && FIELDS.get(button.dataset['field'] ?? '')?.numbers.includes(number)
        button.classList.toggle('is-paid', pays === true)
      }
    },
    lock(next) {
      isLocked = next
      element.parentElement?.setAttribute('aria-disabled', String(next))
    }
  }
}

function fieldButton(field: string, kind: string, area: string): HTMLButtonElement {
  const button = h('button', { type: 'button', class: `field ${kind}`, 'data-field': field })
  button.style.setProperty('grid-area', area)
  return button
}

/** Three numbers stand above each other, the highest on top; the zero is at their head. */
function areaOf(number: number): string {
  return number === 0 ? '1 / 1 / 4 / 2' : `${3 - ((number - 1) % 3)} / ${Math.ceil(number / 3) + 1}`
}

/** A chip on a pair lies on the line between both, and belongs to the field of the higher number. */
function placeOf(field: string, fields: readonly HTMLElement[]): HTMLElement | undefined {
  const owner = field.includes('-') && !field.startsWith('dozen') ? field.split('-')[1] : field
  return fields.find(button => button.dataset['field'] === owner)
}

function chipFor(speaker: Speaker, field: string, amount: number): HTMLElement {
  const [low = 0, high] = field.startsWith('dozen') ? [] : field.split('-').map(Number)
  const isPair = high !== undefined
  const side = !isPair ? '' : high - low === 1 && low !== 0 ? 'is-between-below' : 'is-between-left'
  const chip = h('span', { class: `laid ${side}` })
  speaker.write(chip, (_words, now) => now.compact(amount))
  return chip
}

function shortNameOf(speaker: Speaker, field: string): string {
  const words = wheelWords(speaker)
  if (/^\d+$/.test(field)) return field
  if (field.startsWith('dozen')) return words.dozen(Number(field.slice(-1)))
  return words.chances[EVEN_CHANCES.find(name => name === field) ?? 'red']
}

/** The field, and what lies on it and on its pairs. */
function labelOf(speaker: Speaker, field: string, bets: Bets): string {
  const words = wheelWords(speaker)
  const isNumber = /^\d+$/.test(field)
  const number = Number(field)
  const name = isNumber
    ? `${words.number(number)}, ${words.colours[colourOf(number)]}`
    : shortNameOf(speaker, field)
  const amount = bets[field]
  const own = amount === undefined ? [name] : [words.laid(name, speaker.amount(amount))]
  const pairs = isNumber
    ? NUMBERS.flatMap(other => {
        const laid = bets[splitOf(number, other) ?? '']
        return laid === undefined ? [] : [words.laid(words.split(field, String(other)), speaker.amount(laid))]
      })
    : []
  return [...own, ...pairs].join('; ')
}
