import { h } from '../../ui/dom.ts'
import type { I18n } from '../../ui/i18n.ts'
import { columnOf } from './deal.ts'
import { cardWords } from './words.ts'

/** Balls shown beside the last one. */
const MAX_BEFORE = 6

/** The ball drawn last, the ones before it, and their count. */
export function createDrum(i18n: I18n) {
  const last = h('span', { class: 'ball' })
  const before = h('ol', { class: 'before' })
  const count = h('span', { class: 'count' })
  return {
    element: h('div', { class: 'drum', 'aria-hidden': 'true' }, last, h('div', {}, count, before)),
    show(balls: readonly number[]) {
      const ball = balls.at(-1)
      last.textContent = ball === undefined ? '' : String(ball)
      last.className = ball === undefined ? 'ball' : `ball is-drawn tone-${columnOf(ball) % 3}`
      const earlier = balls.slice(-MAX_BEFORE - 1, -1).toReversed()
      before.replaceChildren(
        ...earlier.map(number => h('li', { class: `tone-${columnOf(number) % 3}` }, String(number)))
      )
      i18n.setText(count, i18n => cardWords(i18n).counted(balls.length))
    }
  }
}
