import { expect, test, vi } from 'vitest'

import { moment } from '../contract/units.ts'
import { formatAgo, formatMoment, machineTime, periodOf } from './time.ts'

/** 2:30 in Istanbul, on the night in which clocks in Berlin go from 2:00 to 3:00. */
const at = moment(Date.UTC(2026, 2, 28, 23, 30))

test('I18N-04 times of Istanbul have the hour that the device skips in spring', () => {
  vi.stubEnv('TZ', 'Europe/Berlin')
  expect(new Date(2026, 2, 29, 2, 30).getHours()).toBe(3)

  expect(formatMoment(at, 'tr')).toBe('29.03.2026 ÖÖ 2:30')
  expect(machineTime(at)).toBe('2026-03-29T02:30:00+03:00')
  expect(formatAgo(moment(at - 2 * 3_600_000), at, 'tr')).toBe('2 sa önce')
  expect(periodOf('7', at)).toEqual({ from: '2026-03-22', to: '2026-03-29' })
})
