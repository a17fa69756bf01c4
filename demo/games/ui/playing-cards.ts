import { h, svg } from './dom.ts'

const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K']
const SUITS = ['♠', '♥', '♦', '♣']

/** Shows these cards, 0 to 51, in a row. Cards that lie already stay, so that only a new one moves in. */
export function layCards(row: HTMLElement, cards: readonly number[]): void {
  while (row.children.length > cards.length) row.lastElementChild?.remove()
  cards.forEach((card, index) => {
    const lying = row.children[index]
    if (lying?.getAttribute('data-card') === String(card)) return
    const next = createCard(card)
    if (lying) lying.replaceWith(next)
    else row.append(next)
  })
}

function createCard(card: number): HTMLElement {
  const suit = Math.floor(card / 13)
  const rank = RANKS[card % 13] ?? ''
  const isRed = suit === 1 || suit === 2
  return h(
    'span',
    { class: isRed ? 'card is-red' : 'card', 'data-card': card },
    h('b', {}, rank),
    // A picture: large text leaves its size as it is, and it stays on the card.
    svg('svg', { viewBox: '0 0 10 10', class: 'suit' }, svg('text', { x: 5, y: 8.6 }, SUITS[suit] ?? ''))
  )
}
