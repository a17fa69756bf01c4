import { returnAt } from '../../engines/balloon/engine.ts'
import { h } from '../../ui/dom.ts'
import type { Speaker } from '../../ui/speaker.ts'
import { balloonWords } from './words.ts'

const EXAMPLE = 240

/** Rules with an example for this stake in kuruş, and the exact return. */
export function balloonRules(speaker: Speaker, stake: number): HTMLElement {
  const words = balloonWords(speaker)
  const { amount, whole, multiple } = speaker
  return h(
    'div',
    {},
    h('p', {}, words.example(multiple(EXAMPLE), amount(returnAt(stake, EXAMPLE)), whole(stake))),
    h('ul', {}, ...words.rules.map(rule => h('li', {}, rule))),
    h('p', { class: 'exact' }, words.exact)
  )
}
