import { totalOf, winnerOf, type Deal } from '../../engines/baccarat/engine.ts'
import { h } from '../../ui/dom.ts'
import type { I18n } from '../../ui/i18n.ts'
import { delay } from '../../ui/timing.ts'
import { baccaratWords } from './words.ts'

/** The two hands on the table. Decorative: the message says the totals and the winner. */
export interface Hands {
  readonly element: HTMLElement
  clear(): void
  /** Deals card by card; a hidden page, whose timers are slow, shows the rest at once. */
  dealOut(deal: Deal, onCard: () => void): Promise<void>
  show(deal: Deal): void
}

const SIDES = ['player', 'banker'] as const
type Side = (typeof SIDES)[number]

const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K']
const SUITS = ['♠', '♥', '♦', '♣']
const CARD_MS = 420

export function createHands(i18n: I18n): Hands {
  const hands = { player: createHand(i18n, 'player'), banker: createHand(i18n, 'banker') }
  const element = h(
    'div',
    { class: 'hands', 'aria-hidden': 'true' },
    hands.player.element,
    hands.banker.element
  )
  const render = (deal: Deal) => SIDES.forEach(side => hands[side].render(deal[side]))
  const clear = () => {
    delete element.dataset['winner']
    render({ player: [], banker: [] })
  }
  return {
    element,
    clear,
    async dealOut(deal, onCard) {
      clear()
      for (const dealt of stepsOf(deal)) {
        if (document.hidden) return
        render(dealt)
        onCard()
        await delay(CARD_MS)
      }
    },
    show(deal) {
      render(deal)
      element.dataset['winner'] = winnerOf(deal)
    }
  }
}

/** What lies on the table after each card: player and banker in turn. */
export function stepsOf({ player, banker }: Deal): Deal[] {
  return [0, 1, 2].flatMap(nth => [
    ...(nth < player.length ? [{ player: player.slice(0, nth + 1), banker: banker.slice(0, nth) }] : []),
    ...(nth < banker.length ? [{ player: player.slice(0, nth + 1), banker: banker.slice(0, nth + 1) }] : [])
  ])
}

function createHand(i18n: I18n, side: Side) {
  const title = h('span')
  i18n.setText(title, i18n => baccaratWords(i18n).fields[side])
  const total = h('b', { class: 'total' })
  const row = h('div', { class: 'cards' })
  return {
    element: h('div', { class: `hand is-${side}` }, h('p', {}, title, total), row),
    render(cards: readonly number[]) {
      total.textContent = cards.length > 0 ? String(totalOf(cards)) : ''
      // Cards that lie already stay, so that only the new one moves in.
      while (row.children.length > cards.length) row.lastElementChild?.remove()
      cards.forEach((card, index) => {
        const lying = row.children[index]
        if (lying?.getAttribute('data-card') === String(card)) return
        const next = createCard(card)
        if (lying) lying.replaceWith(next)
        else row.append(next)
      })
    }
  }
}

function createCard(card: number): HTMLElement {
  const suit = Math.floor(card / 13)
  const rank = RANKS[card % 13] ?? ''
  const isRed = suit === 1 || suit === 2
  return h(
    'span',
    { class: isRed ? 'card is-red' : 'card', 'data-card': card },
    h('b', {}, rank),
    h('i', {}, SUITS[suit] ?? '')
  )
}
