import { expect, test } from 'vitest'

import { moment } from '../contract/units.ts'
import { byDay } from './by-day.ts'

test('NOTIF-01 rows are grouped by the day in Istanbul, and those without a date together', () => {
  const evening = moment(Date.UTC(2025, 2, 1, 20, 59))
  const night = moment(Date.UTC(2025, 2, 1, 21))
  const rows = [{ at: night }, { at: undefined }, { at: evening }, { at: night }]

  expect(byDay(rows, ({ at }) => at)).toEqual([
    ['2025-03-02', [{ at: night }, { at: night }]],
    ['', [{ at: undefined }]],
    ['2025-03-01', [{ at: evening }]]
  ])
})
