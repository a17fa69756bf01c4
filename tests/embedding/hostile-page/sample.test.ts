import { beforeAll, describe, expect, test } from 'vitest'

import { CONDITION_MS } from '../../time-limits.ts'
import { SAMPLE } from './elements.ts'
import { sampleOf } from './sample.ts'
import { CASES } from './cases/index.ts'
import { isMet, trial, usualOf, type Usual } from './trial.ts'

describe.skipIf(process.env['PAGES'] === 'full')('an element on a hostile page', { concurrent: true }, () => {
  let usual: Usual
  beforeAll(async () => {
    usual = await usualOf(SAMPLE)
  })

  test.each(sampleOf(CASES).map(one => [one.name, one] as const))('EMB-04 R1 %s', async (_name, hostile) => {
    const { verdicts, faults } = await trial(hostile, usual, CONDITION_MS)

    expect([...verdicts].filter(([tag, verdict]) => !isMet(hostile, tag, verdict))).toEqual([])
    expect(faults).toEqual([])
  })
})
