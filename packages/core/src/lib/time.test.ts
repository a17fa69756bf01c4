import { describe, expect, test } from 'vitest'

import { moment } from '../contract/units.ts'
import {
  formatAgo,
  formatDay,
  formatCountdown,
  formatDuration,
  formatLongDay,
  formatMoment,
  formatTime,
  isOtherTimeZone,
  machineTime,
  periodOf,
  PRESETS,
  weekdays
} from './time.ts'

/** 9 March 2025 in Istanbul, a Sunday. */
const at = (hour: number, minute: number) => moment(Date.UTC(2025, 2, 9, hour - 3, minute))

describe('times in Istanbul', () => {
  test.each([
    [0, 5, 'ÖÖ 12:05', '12:05 am'],
    [12, 5, 'ÖS 12:05', '12:05 pm'],
    [15, 30, 'ÖS 3:30', '3:30 pm'],
    [11, 59, 'ÖÖ 11:59', '11:59 am'],
    [23, 59, 'ÖS 11:59', '11:59 pm']
  ])('I18N-04 formats %i:%i with the part of the day', (hour, minute, turkish, english) => {
    expect(formatTime(at(hour, minute), 'tr')).toBe(turkish)
    expect(formatTime(at(hour, minute), 'en')).toBe(english)
  })

  test('I18N-04 lists format day and time in the order of the language', () => {
    expect(formatMoment(at(12, 5), 'tr')).toBe('09.03.2025 ÖS 12:05')
    expect(formatMoment(at(12, 5), 'en')).toBe('09/03/2025, 12:05 pm')
    expect(formatDay(at(0, 5), 'tr')).toBe('09.03.2025')
    expect(formatDay(at(0, 5), 'en')).toBe('09/03/2025')
    expect(formatLongDay(at(0, 5), 'tr')).toBe('9 Mart 2025 Pazar')
    expect(formatLongDay(at(0, 5), 'en')).toBe('Sunday, 9 March 2025')
    expect(machineTime(at(12, 5))).toBe('2025-03-09T12:05:00+03:00')
  })

  test('I18N-04 the week starts on Monday', () => {
    expect(weekdays('tr')).toEqual(['Pzt', 'Sal', 'Çar', 'Per', 'Cum', 'Cmt', 'Paz'])
    expect(weekdays('en')[0]).toBe('Mon')
  })

  test('I18N-04 detects a device in another time zone', () => {
    const offset = -new Date(at(12, 5)).getTimezoneOffset()

    expect(isOtherTimeZone(at(12, 5))).toBe(offset !== 180)
  })

  test.each([
    [at(15, 30), 'az önce'],
    [at(15, 27), '3 dk önce'],
    [at(14, 29), '1 sa önce'],
    [at(0, 0), '15 sa önce'],
    [moment(at(0, 0) - 1), 'dün'],
    [moment(at(15, 30) - 86_400_000), '08.03.2025 ÖS 3:30'],
    [at(15, 31), '09.03.2025 ÖS 3:31']
  ])('I18N-04 formats %i as %s', (moment, text) => {
    expect(formatAgo(moment, at(15, 30), 'tr')).toBe(text)
  })

  test.each([
    [0, '00:00:00'],
    [-5, '00:00:00'],
    [15_153_999, '04:12:33'],
    [86_399_999, '23:59:59'],
    [86_400_000, '1 g 00 sa 00 dk'],
    [187_920_000, '2 g 04 sa 12 dk']
  ])('I18N-04 formats %i remaining ms as %s', (left, text) => {
    expect(formatCountdown(left)).toBe(text)
  })

  test.each([
    [60_000, '1 dakika'],
    [90_060_000, '1 gün 1 saat 1 dakika'],
    [172_800_000, '2 gün'],
    [187_920_000, '2 gün 4 saat 12 dakika']
  ])('I18N-04 formats a duration of %i ms as %s', (duration, text) => {
    expect(formatDuration(duration)).toBe(text)
  })
})

describe('history presets', () => {
  test.each([
    ['all', undefined, '2025-03-09'],
    ['730', '2023-03-10', '2025-03-09'],
    ['365', '2024-03-09', '2025-03-09'],
    ['180', '2024-09-10', '2025-03-09'],
    ['90', '2024-12-09', '2025-03-09'],
    ['30', '2025-02-07', '2025-03-09'],
    ['7', '2025-03-02', '2025-03-09'],
    ['last-month', '2025-02-01', '2025-02-28'],
    ['this-month', '2025-03-01', '2025-03-09'],
    ['yesterday', '2025-03-08', '2025-03-08'],
    ['today', '2025-03-09', '2025-03-09']
  ] as const)('HIST-02 %s is from %s to %s', (preset, from, to) => {
    // Just after midnight in Istanbul it is still the day before in London, and so on the UTC clock.
    for (const now of [at(0, 0), at(12, 0), at(23, 59)]) expect(periodOf(preset, now)).toEqual({ from, to })
  })

  test('HIST-02 have this order', () => {
    expect(PRESETS.join()).toBe('all,730,365,180,90,30,7,last-month,this-month,yesterday,today')
  })

  test.each([
    [Date.UTC(2025, 0, 1), '2024-12-01', '2024-12-31'],
    [Date.UTC(2024, 2, 30), '2024-02-01', '2024-02-29'],
    [Date.UTC(2025, 2, 31), '2025-02-01', '2025-02-28']
  ])('HIST-02 last month is a whole month', (now, from, to) => {
    expect(periodOf('last-month', now)).toEqual({ from, to })
  })

  test('HIST-02 on each day of three years, N days ago is N days earlier', () => {
    for (let day = 0; day < 1_100; day++) {
      const now = Date.UTC(2023, 0, 1, 22) + day * 86_400_000
      for (const preset of ['7', '30', '90', '180', '365', '730'] as const) {
        const { from, to } = periodOf(preset, now)
        expect(Date.parse(to) - Date.parse(from!)).toBe(Number(preset) * 86_400_000)
      }
    }
  })
})
