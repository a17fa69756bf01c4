import { NUMBERS } from '../../engines/card/engine.ts'
import { h } from '../../ui/dom.ts'

/** All balls, of which the drawn ones stand out: where the window has room beside the card. */
export function createCalls() {
  const items = Array.from({ length: NUMBERS }, (_, index) => h('li', {}, String(index + 1)))
  return {
    element: h('ol', { class: 'calls', 'aria-hidden': 'true' }, ...items),
    show(balls: readonly number[], ownNumbers: readonly number[]) {
      const [drawn, own] = [new Set(balls), new Set(ownNumbers)]
      items.forEach((item, index) => {
        item.classList.toggle('is-drawn', drawn.has(index + 1))
        item.classList.toggle('is-own', own.has(index + 1))
      })
    }
  }
}
