import { links, TEXTS } from './texts.ts'
import type { Shown } from './watch.ts'

type Kind = 'text' | 'address' | 'id'

interface Sink {
  readonly kind: Kind
  /** Numbers of the texts that were sent to it. */
  readonly given: Set<number>
  /** The number of the first text of the current reply, and how many texts the reply has so far. */
  base: number
  used: number
  /** Texts in one value. */
  pack: number
}

/** The texts sent to each sink, by its name (`casino.games_list/name`), and the texts that the page showed. */
export interface Tally {
  readonly sinks: Map<string, Sink>
  readonly shown: Shown
}

/** A text for a sink, by its number. */
export interface Numbered {
  /** Prefix by which the text is found on the page. */
  mark: string
  at: number
  /** Increases with each text. */
  turn: number
}

/** The number of different texts of a kind. */
function sizeOf(kind: Kind): number {
  return kind === 'address' ? links.length : TEXTS
}

/**
 * Starts a reply. Between replies each position of a list moves on by a step coprime with the number of texts (whose only
 * prime factors are 2 and 5), so that each position gets all texts in time.
 */
export function startReply(tally: Tally, reply: string): void {
  for (const [name, sink] of tally.sinks) {
    if (sink.used === 0 || !name.startsWith(`${reply}/`)) continue
    let step = Math.ceil(sink.used / sink.pack)
    while (step % 2 === 0 || step % 5 === 0) step--
    sink.base += step * sink.pack
    sink.used = 0
  }
}

/** The next `count` texts for a sink; first those that the page has not shown yet. */
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
 * The number of texts that each sink has not got or shown. All texts must be shown. Hostile addresses are never rendered:
 * all must be sent, and a harmless one must be shown. Ids are not shown.
 */
export function missingTexts({ sinks, shown }: Tally): Map<string, number> {
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
