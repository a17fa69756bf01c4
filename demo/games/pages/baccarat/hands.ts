import { totalOf, winnerOf, type Deal } from '../../engines/baccarat/engine.ts'
import { h } from '../../ui/dom.ts'
import type { I18n } from '../../ui/i18n.ts'
import { layCards } from '../../ui/playing-cards.ts'
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
      layCards(row, cards)
    }
  }
}
