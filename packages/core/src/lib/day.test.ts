import { describe, expect, test } from 'vitest'

import { dayAt, isOfAge, readDay, shapeDay, writeDay } from './day.ts'

describe('typed date', () => {
  test.each([
    ['5.3.1990', '1990-03-05'],
    ['05.03.1990', '1990-03-05'],
    ['05/03/1990', '1990-03-05'],
    ['5-3-1990', '1990-03-05'],
    ['05 03 1990', '1990-03-05'],
    ['1990-03-05', '1990-03-05'],
    ['29.02.2024', '2024-02-29']
  ])('VALID-03 %s is %s', (text, day) => {
    expect(readDay(text)).toBe(day)
  })

  test.each([
    '29.02.2023',
    '31.04.1990',
    '00.01.1990',
    '01.13.1990',
    '01.01.90',
    '01.01.1899',
    '1990',
    '',
    'x'
  ])('VALID-03 %j is not a day', text => {
    expect(readDay(text)).toBeUndefined()
  })

  test.each([
    ['1', '1'],
    ['12', '12'],
    ['12.', '12.'],
    ['123', '12.3'],
    ['1.', '01.'],
    ['01.2.', '01.02.'],
    ['1.2.1990', '01.02.1990'],
    ['12031990', '12.03.1990'],
    ['120319901', '12.03.1990'],
    ['1990-03-05', '05.03.1990']
  ])('VALID-03 formats %s as %s', (text, shaped) => {
    expect(shapeDay(text, 'tr')).toBe(shaped)
  })

  test('I18N-04 uses slashes in English', () => {
    expect(shapeDay('12031990', 'en')).toBe('12/03/1990')
    expect(writeDay('1990-03-05', 'en')).toBe('05/03/1990')
    expect(writeDay('1990-03-05', 'tr')).toBe('05.03.1990')
  })
})

describe('minimum age of 18', () => {
  test.each([
    ['2007-03-01', '2025-03-01', true],
    ['2007-03-02', '2025-03-01', false],
    ['2008-02-29', '2026-02-28', false],
    ['2008-02-29', '2026-03-01', true]
  ])('REG-02 born on %s, on %s: %s', (birth, today, isOld) => {
    expect(isOfAge(birth, today)).toBe(isOld)
  })

  test('REG-02 uses the current day in Istanbul', () => {
    expect(dayAt(Date.UTC(2025, 1, 28, 21))).toBe('2025-03-01')
    expect(dayAt(Date.UTC(2025, 1, 28, 20, 59))).toBe('2025-02-28')
  })
})
