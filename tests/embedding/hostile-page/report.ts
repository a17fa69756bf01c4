import type { Expected, HostileCase } from './case.ts'
import { expectedOf, isMet, type Trial } from './trial.ts'
import type { Verdict } from './verdict.ts'

/** The results of one case. */
export interface Row {
  name: string
  /** How many elements came out how. */
  counts: Map<Verdict['is'], number>
  /** How many are expected to work. */
  able: number
  /** Those of them that work. */
  working: number
  /** Elements that are not as expected, with the reason. */
  missed: string[]
  /** Elements that neither work nor report why, on a page that runs our code. */
  silent: string[]
  /** Uncaught errors and wrong calls. */
  faults: string[]
}

export function rowOf(hostile: HostileCase, { verdicts, faults }: Trial): Row {
  const all = [...verdicts]
  const able = all.filter(([tag]) => ['works', 'empty', 'lost'].includes(expectedOf(hostile, tag)))
  const missed = all.filter(([tag, verdict]) => !isMet(hostile, tag, verdict))
  return {
    name: hostile.name,
    counts: countsOf(all.map(([, { is }]) => is)),
    able: able.length,
    working: able.filter(([tag, verdict]) => verdict.is !== 'silent' && isMet(hostile, tag, verdict)).length,
    missed: missed.map(([tag, verdict]) => explain(tag, expectedOf(hostile, tag), verdict)),
    silent: missed.filter(([, { is }]) => is === 'silent' || is === 'absent').map(([tag]) => tag),
    faults: [...new Set(faults)]
  }
}

export function lineOf({ name, counts, missed, faults }: Row): string {
  const parts = [...counts].map(([is, count]) => `${count} ${is}`).join(', ')
  return [`${missed.length + faults.length ? '✗' : '✓'}  ${name}: ${parts}`, ...missed, ...faults].join(
    '\n      '
  )
}

/** The figures of R1. `works`: in percent of the trials in which the page leaves elements what they need. */
export function totalsOf(rows: readonly Row[]) {
  const counts = countsOf(
    rows.flatMap(row => [...row.counts].flatMap(([is, count]) => Array(count).fill(is)))
  )
  const able = sum(rows.map(row => row.able))
  // None, if only pages are chosen that leave no element what it needs.
  const works = able === 0 ? 100 : (100 * sum(rows.map(row => row.working))) / able
  const silent = rows.flatMap(row => row.silent.map(tag => `${row.name}: ${tag}`))
  const faults = rows.flatMap(row => row.faults.map(fault => `${row.name}: ${fault}`))
  return { counts, works, silent, faults }
}

function explain(tag: string, expected: Expected, verdict: Verdict): string {
  return `${tag}: ${verdict.is} in place of ${expected}: ${'why' in verdict ? verdict.why : ''}`
}

function countsOf(all: readonly Verdict['is'][]): Map<Verdict['is'], number> {
  const counts = new Map<Verdict['is'], number>()
  for (const is of all) counts.set(is, (counts.get(is) ?? 0) + 1)
  return counts
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0)
}
