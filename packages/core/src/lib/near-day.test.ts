import { beforeEach, expect, test } from 'vitest'

import { testEnvironment } from '../testing/index.ts'
import { nearDayName, noteServerTime } from './index.ts'

/** 1 March 2025, 23:30 in Istanbul. */
const NOW = Date.UTC(2025, 2, 1, 20, 30)

beforeEach(() => void testEnvironment({ now: NOW }))

test('I18N-04 only today and yesterday have a name, by the day in Istanbul', () => {
  expect(nearDayName('2025-03-02')).toBeUndefined()
  expect(nearDayName('2025-03-01')).toBe('Bugün')
  expect(nearDayName('2025-02-28')).toBe('Dün')
  expect(nearDayName('2025-02-27')).toBeUndefined()
})

test('N7 the day is that of the gateway, whatever the device’s clock', () => {
  noteServerTime('Mon, 03 Mar 2025 09:00:00 GMT', NOW, NOW)
  expect(nearDayName('2025-03-03')).toBe('Bugün')
  expect(nearDayName('2025-03-01')).toBeUndefined()
})
