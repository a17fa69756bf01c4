import type { ReelSymbol } from '../../engines/reels/engine.ts'
import { h } from '../../ui/dom.ts'
import bilet from './symbols/bilet.svg?no-inline'
import capa from './symbols/capa.svg?no-inline'
import dalga from './symbols/dalga.svg?no-inline'
import fener from './symbols/fener.svg?no-inline'
import marti from './symbols/marti.svg?no-inline'
import simit from './symbols/simit.svg?no-inline'

/** Separate files: the content security policy forbids data URLs. */
const PICTURES: Readonly<Record<ReelSymbol, string>> = { capa, marti, simit, fener, dalga, bilet }

/** A symbol on its plate. Decorative: its name is rendered beside it. */
export function createPlate(symbol: ReelSymbol): HTMLElement {
  const picture = h('img', { src: PICTURES[symbol], alt: '', draggable: 'false', decoding: 'async' })
  return h('div', { class: 'plate' }, picture)
}
