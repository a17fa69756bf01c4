import { h } from './dom.ts'

type Cell = HTMLElement

/** @param rows Cells of each row, the first one a row header. */
export function payTable(heads: readonly string[], rows: readonly (readonly Cell[])[]): HTMLElement {
  const head = h('tr', {}, ...heads.map(text => h('th', { scope: 'col' }, text)))
  const body = rows.map(cells => h('tr', {}, ...cells))
  return h('table', { class: 'pays' }, h('thead', {}, head), h('tbody', {}, ...body))
}

export function rowHeader(content: HTMLElement | string): Cell {
  return h('th', { scope: 'row' }, content)
}

/** A cell such as `× 20 (₺100)`: a multiple, and what it means for the current stake. */
export function payCell(multiple: string, amount: string): Cell {
  return h('td', {}, h('b', {}, multiple), ' ', h('span', {}, `(${amount})`))
}

export function ruleList(rules: readonly string[]): HTMLElement {
  return h('ul', {}, ...rules.map(rule => h('li', {}, rule)))
}

export function exactReturn(text: string): HTMLElement {
  return h('p', { class: 'exact' }, text)
}
