import { array, create, integer, object, string } from 'superstruct'

import type { Table } from '../engines/table.ts'
import { h } from './dom.ts'
import type { I18n, Text } from './i18n.ts'

const TableData = object({ dealer: string(), minBet: integer(), maxBet: integer(), chips: array(integer()) })

/** The table that the server wrote into the document. */
export function readTable(): Table {
  return create(JSON.parse(document.body.dataset['table'] ?? ''), TableData)
}

/** The dealer's first name; hidden at a table without one. */
export function createDealer(i18n: I18n, dealer: string, role: Text): HTMLElement {
  const title = h('small')
  i18n.setText(title, role)
  return h(
    'p',
    { class: 'dealer', hidden: dealer === '' },
    h('span', { class: 'initial', 'aria-hidden': 'true' }, dealer.slice(0, 1)),
    h('span', {}, title, ' ', h('b', {}, dealer))
  )
}
