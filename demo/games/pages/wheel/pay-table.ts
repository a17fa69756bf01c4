import { h } from '../../ui/dom.ts'
import type { Speaker } from '../../ui/speaker.ts'
import type { Table } from './table.ts'
import { wheelWords } from './words.ts'

const PAYS = [35, 17, 2, 1] as const

/** Rules, what each kind of bet wins with this chip in kuruş, and the exact return. */
export function wheelRules(speaker: Speaker, table: Table, chip: number): HTMLElement {
  const { whole } = speaker
  const words = wheelWords(speaker)
  const heads = [words.field, words.covers, words.pays].map(head => h('th', { scope: 'col' }, head))
  const rows = PAYS.map(pays => {
    const [name, covers] = words.kinds[pays]
    const back = h('span', {}, `(${whole(chip * (pays + 1))})`)
    return h(
      'tr',
      {},
      h('th', { scope: 'row' }, name),
      h('td', {}, covers),
      h('td', {}, h('b', {}, `${pays} : 1`), ' ', back)
    )
  })
  const rules = words.rules(whole(table.least), whole(table.most))
  return h(
    'div',
    {},
    h('p', {}, words.example(whole(chip))),
    h('table', { class: 'pays' }, h('thead', {}, h('tr', {}, ...heads)), h('tbody', {}, ...rows)),
    h('ul', {}, ...rules.map(rule => h('li', {}, rule))),
    h('p', { class: 'exact' }, words.exact)
  )
}
