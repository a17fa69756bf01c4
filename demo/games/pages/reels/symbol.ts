import { SYMBOLS, type ReelSymbol } from '../../engines/reels/engine.ts'
import { h } from '../../ui/dom.ts'
import type { SkinName } from './skin.ts'

/** Separate files: the content security policy forbids data URLs. */
const FILES = import.meta.glob<string>('./symbols/*.svg', {
  query: '?no-inline',
  import: 'default',
  eager: true
})

/** Names of the pictures, in the order of `SYMBOLS`: the rarest first. */
const PICTURES: Readonly<Record<SkinName, readonly string[]>> = {
  harbour: SYMBOLS,
  night: ['baykus', 'ay', 'anahtar', 'kandil', 'yildiz', 'bulut'],
  bazaar: ['nar', 'cezve', 'lokum', 'fincan', 'cay', 'seker'],
  garden: ['tavus', 'cesme', 'lale', 'karanfil', 'cini', 'yaprak'],
  workshop: ['tramvay', 'saat', 'topac', 'cark', 'bilye', 'yay']
}

/** A symbol on its plate. Decorative unless it is given a name: elsewhere its name is rendered beside it. */
export function createPlate(symbol: ReelSymbol, skin: SkinName): HTMLElement {
  const src = FILES[`./symbols/${PICTURES[skin][SYMBOLS.indexOf(symbol)]}.svg`]
  const picture = h('img', { src, alt: '', draggable: 'false', decoding: 'async' })
  return h('div', { class: 'plate' }, picture)
}
