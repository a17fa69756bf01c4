import type { ReelSymbol } from '../../engines/reels/engine.ts'
import bilet from '../symbols/bilet.svg?no-inline'
import capa from '../symbols/capa.svg?no-inline'
import dalga from '../symbols/dalga.svg?no-inline'
import fener from '../symbols/fener.svg?no-inline'
import marti from '../symbols/marti.svg?no-inline'
import simit from '../symbols/simit.svg?no-inline'
import { h } from '../../ui/dom.ts'

/** Files, since a strict page takes no picture out of the script itself. */
const PICTURES: Readonly<Record<ReelSymbol, string>> = { capa, marti, simit, fener, dalga, bilet }

/** A picture on its enamel plate. It says nothing: what it shows stands beside it in words. */
export function plateOf(symbol: ReelSymbol): HTMLElement {
  const picture = h('img', { src: PICTURES[symbol], alt: '', draggable: 'false', decoding: 'async' })
  return h('div', { class: 'plate' }, picture)
}
