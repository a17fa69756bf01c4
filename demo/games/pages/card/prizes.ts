import { PAYS } from '../../engines/card/engine.ts'
import { h } from '../../ui/dom.ts'
import type { I18n } from '../../ui/i18n.ts'
import { cardWords } from './words.ts'

/** The multiples for one, two and three full lines. */
export function createPrizes(i18n: I18n) {
  const items = PAYS.slice(1).map((multiplier, index) => {
    const name = h('span')
    i18n.setText(name, i18n => cardWords(i18n).prizes[index] ?? '')
    const lines = PAYS.slice(1).map((_, line) => h('i', { class: line <= index ? 'is-full' : undefined }))
    const pattern = h('span', { class: 'pattern', 'aria-hidden': 'true' }, ...lines)
    return h('li', {}, pattern, name, ' ', h('b', {}, `× ${multiplier}`))
  })
  return {
    element: h('ul', { class: 'prizes' }, ...items),
    mark(lines: number) {
      items.forEach((item, index) => item.classList.toggle('is-paid', index + 1 === lines))
    }
  }
}
