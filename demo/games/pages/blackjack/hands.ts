import { endOf, totalOf, type Hand } from '../../engines/blackjack/engine.ts'
import { h } from '../../ui/dom.ts'
import type { I18n, Text } from '../../ui/i18n.ts'
import { layCards } from '../../ui/playing-cards.ts'
import { delay } from '../../ui/timing.ts'
import { tableWords } from '../../ui/table/words.ts'
import { blackjackWords } from './words.ts'

type Cards = Pick<Hand, 'player' | 'dealer'>

/** The cards of dealer and player. Decorative: the message says the totals. */
export interface Hands {
  readonly dealer: HTMLElement
  readonly player: HTMLElement
  clear(): void
  /** Deals the cards that are not shown yet, one by one; at once in a hidden page, whose timers are slow. */
  dealOut(cards: Cards, onCard: () => void): Promise<void>
  show(hand: Hand): void
}

const CARD_MS = 420
const NONE: Cards = { player: [], dealer: [] }

export function createHands(i18n: I18n): Hands {
  const dealer = createHand(i18n, i18n => tableWords(i18n).dealer)
  const player = createHand(i18n, i18n => blackjackWords(i18n).you)
  let shown = NONE
  const mark = (end: string) => {
    dealer.element.dataset['end'] = end
    player.element.dataset['end'] = end
  }
  const render = (cards: Cards) => {
    shown = cards
    player.render(cards.player, false)
    dealer.render(cards.dealer, cards.dealer.length === 1 && cards.player.length > 1)
  }
  return {
    dealer: dealer.element,
    player: player.element,
    clear() {
      mark('')
      render(NONE)
    },
    async dealOut(cards, onCard) {
      for (const next of stepsOf(shown, cards)) {
        if (document.hidden) break
        render(next)
        onCard()
        await delay(CARD_MS)
      }
      render(cards)
    },
    show(hand) {
      render(hand)
      mark(hand.isOpen ? '' : endOf(hand))
    }
  }
}

/** The cards on the table after each further card: two in turn, those of the player, those of the dealer. */
export function stepsOf(shown: Cards, { player, dealer }: Cards): Cards[] {
  const counts = [
    [1, 0],
    [1, 1],
    ...player.slice(1).map((_card, index) => [index + 2, 1]),
    ...dealer.slice(1).map((_card, index) => [player.length, index + 2])
  ] as const
  const before = shown.player.length + shown.dealer.length
  return counts
    .filter(([own = 0, other = 0]) => own + other > before)
    .map(([own, other]) => ({ player: player.slice(0, own), dealer: dealer.slice(0, other) }))
}

function createHand(i18n: I18n, name: Text) {
  const title = h('span')
  i18n.setText(title, name)
  const total = h('b', { class: 'total' })
  const row = h('div', { class: 'cards' })
  const hole = h('span', { class: 'card is-back', hidden: true })
  const element = h(
    'div',
    { class: 'hand', 'aria-hidden': 'true' },
    h('p', {}, title, total),
    h('div', { class: 'row' }, row, hole)
  )
  return {
    element,
    /** @param isHiding Whether the dealer's second card is shown face down. */
    render(cards: readonly number[], isHiding: boolean) {
      total.textContent = cards.length > 0 ? String(totalOf(cards)) : ''
      layCards(row, cards)
      hole.hidden = !isHiding
    }
  }
}
