import { STRIP } from '../../engines/reels/engine.ts'
import { h } from '../../ui/dom.ts'
import type { SkinName } from './skin.ts'
import { createPlate } from './symbol.ts'

export interface Reel {
  readonly element: HTMLElement
  /** Index 0 is the plate above the first stop. */
  readonly plates: readonly HTMLElement[]
  /** In stops: 4.5 is halfway between the stops 4 and 5. */
  readonly position: number
  move(position: number): void
}

/** The strip with one more plate above and two below, so that every position fills the window. */
export function createReel(first: number, skin: SkinName): Reel {
  const symbols = [STRIP.at(-1), ...STRIP, STRIP[0], STRIP[1]].filter(symbol => symbol !== undefined)
  const plates = symbols.map(symbol => createPlate(symbol, skin))
  const track = h('div', { class: 'track' }, ...plates)
  let position = first
  const move = (next: number) => {
    position = next
    track.style.setProperty('--at', String(next))
  }
  move(first)
  return {
    element: h('div', { class: 'reel' }, track),
    plates,
    get position() {
      return position
    },
    move
  }
}
