import { links, TEXTS } from './texts.ts'
import type { Shown } from './watch.ts'

type Kind = 'text' | 'address' | 'id'

interface Sink {
  readonly kind: Kind
  /** The texts that it was given, by their number. */
  readonly given: Set<number>
  /** The number of the first text of this reply, and how many the reply holds by now. */
  base: number
  used: number
  /** Texts in one value. */
  pack: number
}

/** What each sink was given, by its name, `casino.games_list/name`, and the texts that stood on the page. */
export interface Tally {
  readonly sinks: Map<string, Sink>
  readonly shown: Shown
}

/** A text for a sink, by its number. */
export interface Numbered {
  /** Stands in front of it, by which it is found again on the page. */
  mark: string
  at: number
  /** Grows from each to the next. */
  turn: number
}

/** How many different ones there are. */
function sizeOf(kind: Kind): number {
  return kind === 'address' ? links.length : TEXTS
}

/**
 * Begins a reply. From one to the next each place of a list moves on by a number that shares no divisor with that of the
 * texts (2 and 5 alone divide it), so that in time each place holds them all.
 */
export function begin(tally: Tally, reply: string): void {
  for (const [name, sink] of tally.sinks) {
    if (sink.used === 0 || !name.startsWith(`${reply}/`)) continue
    let step = Math.ceil(sink.used / sink.pack)
    while (step % 2 === 0 || step % 5 === 0) step--
    sink.base += step * sink.pack
    sink.used = 0
  }
}

/** The next `count` texts for a sink: such as have not been seen yet, while there are any. */
export function next(
  { sinks, shown }: Tally,
  { sink: name, kind, count }: { sink: string; kind: Kind; count: number }
): [Numbered, ...Numbered[]] {
  const sink = sinks.get(name) ?? { kind, given: new Set(), base: 0, used: 0, pack: count }
  sinks.set(name, sink)
  sink.pack = count
  const index = [...sinks.keys()].indexOf(name)
  const isShown = (turn: number) => kind === 'text' && shown.get(index)?.has(turn % TEXTS)
  const some = Array.from({ length: count }, () => {
    let turn = sink.base + sink.used++
    for (let skipped = 0; isShown(turn) && skipped < TEXTS; skipped++) turn = sink.base + sink.used++
    const at = turn % sizeOf(kind)
    sink.given.add(at)
    return { mark: `q${index}.${at}q`, at, turn }
  })
  return some as [Numbered, ...Numbered[]]
}

/**
 * Sinks, and how many texts of each are lacking. Of words all are to be seen. A hostile address is not drawn at all: all
 * are to be given, and one that is harmless is to be seen. Of ids nothing is to be seen.
 */
export function lacking({ sinks, shown }: Tally): Map<string, number> {
  return new Map(
    [...sinks].map(([name, { kind, given }], index) => {
      const size = sizeOf(kind)
      const seen = shown.get(index)?.size ?? 0
      if (kind === 'text') return [name, size - seen]
      const isUnreached = kind === 'address' && seen === 0
      return [name, size - given.size + (isUnreached ? 1 : 0)]
    })
  )
}
