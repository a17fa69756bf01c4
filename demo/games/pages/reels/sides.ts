import { outcomeOf, PAYS, SYMBOLS, type ReelSymbol } from '../../engines/reels/engine.ts'
import type { Round } from '../../protocol/rounds.ts'
import { h } from '../../ui/dom.ts'
import type { I18n, Text } from '../../ui/i18n.ts'
import { stopsIn } from './result.ts'
import type { SkinName } from './skin.ts'
import { symbolName } from './symbol-words.ts'
import { createPlate } from './symbol.ts'
import { reelsWords } from './words.ts'

/** Beside the reels of a wide window: what the symbols pay, and the last results of this page. */
export interface Sides {
  readonly elements: readonly HTMLElement[]
  /** Adds a round once. */
  add(round: Round): void
}

const MAX_RESULTS = 8

export function createSides(i18n: I18n, skin: SkinName): Sides {
  const list = h('ol')
  const last = createSide(i18n, 'is-last', i18n => reelsWords(i18n).last)
  last.append(list)
  last.hidden = true
  let lastId = ''
  return {
    elements: [createPays(i18n, skin), last],
    add(round) {
      if (round.id === lastId) return
      lastId = round.id
      last.hidden = false
      list.prepend(createResult(i18n, round, skin))
      while (list.children.length > MAX_RESULTS) list.lastElementChild?.remove()
    }
  }
}

/** Hidden from assistive technology: the rules have the same table with its amounts. */
function createPays(i18n: I18n, skin: SkinName): HTMLElement {
  const side = createSide(i18n, 'is-pays', i18n => reelsWords(i18n).pays)
  side.setAttribute('aria-hidden', 'true')
  for (const symbol of SYMBOLS) {
    const { three, two } = PAYS[symbol]
    side.append(
      h(
        'div',
        { class: 'pay' },
        createPlate(symbol, skin),
        h('b', {}, `3 × ${three}`),
        h('span', {}, `2 × ${two}`)
      )
    )
  }
  return side
}

function createResult(i18n: I18n, round: Round, skin: SkinName): HTMLElement {
  const isWin = round.returned > round.stake
  const amount = h('b')
  i18n.setText(amount, ({ amount }) => (isWin ? amount(round.returned) : '–'))
  const plates = outcomeOf(stopsIn(round)).symbols.map(symbol => createNamedPlate(i18n, symbol, skin))
  return h('li', { class: isWin ? 'is-win' : '' }, ...plates, amount)
}

/** Nothing beside the picture says what it is. */
function createNamedPlate(i18n: I18n, symbol: ReelSymbol, skin: SkinName): HTMLElement {
  const plate = createPlate(symbol, skin)
  for (const picture of plate.children)
    i18n.setAttribute(picture, 'alt', i18n => symbolName(i18n, symbol, skin))
  return plate
}

function createSide(i18n: I18n, kind: string, title: Text): HTMLElement {
  const heading = h('h2')
  i18n.setText(heading, title)
  return h('section', { class: `side ${kind}` }, heading)
}
