import { expect, test } from 'vitest'

import { isLight } from '../flavour.ts'
import { CASES } from './cases/index.ts'
import { ALL } from './elements.ts'
import { lineOf, type Row, rowOf, totalsOf } from './report.ts'
import { trial, usualOf } from './trial.ts'

/** How long elements may take, ms: longer than a frame that never answers. */
const TIMEOUT_MS = 40_000

/** `npm run test:pages`: minutes, as some elements take all of their time. */
test.runIf(process.env['PAGES'] === 'full')(
  'EMB-04 R1 every element works on 98 % of hostile pages, and reports the failure on the others',
  { timeout: 3_600_000 },
  async () => {
    const usual = await usualOf(ALL)
    const pattern = new RegExp(process.env['CASES'] ?? '')
    const waiting = CASES.filter(({ name }) => pattern.test(name))
    const rows: Row[] = []
    const work = async () => {
      for (let one = waiting.shift(); one; one = waiting.shift()) {
        const row = rowOf(one, await trial(one, usual, TIMEOUT_MS))
        rows.push(row)
        console.log(lineOf(row))
      }
    }
    await Promise.all([work(), work()])
    const { counts, works, silent, faults } = totalsOf(rows)
    const parts = [...counts].map(([is, count]) => `${count} ${is}`).join(', ')
    console.log(
      `${isLight ? 'light' : 'React'}: ${rows.length} pages, ${ALL.length} elements: ${parts}; ${works.toFixed(2)} % work where they can, ${silent.length} silent`
    )

    expect(works).toBeGreaterThanOrEqual(98)
    expect(silent).toEqual([])
    expect(faults).toEqual([])
  }
)
