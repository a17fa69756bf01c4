import { describe, expect, test } from 'vitest'

import { cleanCodeWord, isIdentityNumber } from '../rules/index.ts'
import { collator, fold, initials, upper } from './turkish.ts'
import {
  digitsOf,
  phoneDigits,
  readAnyPhone,
  readIban,
  readPhone,
  writeAnyPhone,
  writeIban,
  writeIdentityNumber,
  writePhone
} from './typed-text.ts'

describe('letters', () => {
  test.each([
    ['istanbul', 'İSTANBUL'],
    ['ığdır', 'IĞDIR']
  ])('I18N-04 upper case of %s is %s', (text, capitals) => {
    expect(upper(text)).toBe(capitals)
  })

  test.each([
    ['ismail ışık', 'İI'],
    ['  Deniz  Can Aksu ', 'DA'],
    ['demo', 'D'],
    ['👨‍👩‍👧‍👦ile ışık', '👨‍👩‍👧‍👦I'],
    ['', '']
  ])('LOGIN-05 initials of %j are %j', (name, letters) => {
    expect(initials(name)).toBe(letters)
  })

  test.each([
    ['İSTANBUL', 'istanbul'],
    ['istanbul', 'istanbul'],
    ['IĞDIR', 'igdir'],
    ['Şırnak', 'sirnak'],
    ['Hakkâri', 'hakkari'],
    ['Smørrebrød', 'smorrebrod']
  ])('I18N-04 folds %s to %s for comparison', (text, folded) => {
    expect(fold(text)).toBe(folded)
  })

  test('I18N-04 names are sorted in Turkish alphabetical order', () => {
    const names = ['Uşak', 'İzmir', 'Çorum', 'Ordu', 'Isparta', 'Şırnak', 'Ağrı', 'Ömer', 'Iğdır']

    expect(names.sort(collator('tr'))).toEqual(
      ['Ağrı', 'Çorum', 'Iğdır', 'Isparta', 'İzmir', 'Ordu', 'Ömer', 'Şırnak', 'Uşak'] // prettier-ignore
    )
  })

  test('REG-03 a code is upper-cased with English rules', () => {
    expect(cleanCodeWord(' gemi 20 iş')).toBe('GEMI20IŞ')
    expect(cleanCodeWord('GEMİ20')).toBe('GEMI20')
  })
})

test('LOGIN-03 accepts a pasted code with spaces or hyphens', () => {
  expect(digitsOf(' 123 456', 6)).toBe('123456')
  expect(digitsOf('123-456-789', 6)).toBe('123456')
  expect(digitsOf('12\u00a03x4', 6)).toBe('1234')
})

describe('identity number', () => {
  test('is written in groups, also while it is typed', () => {
    expect(writeIdentityNumber('11111111110')).toBe('111 111 111 10')
    expect(writeIdentityNumber('1111-')).toBe('111 1')
  })

  test.each(['11111111110', '99999999990', '10909090996', '19090909018'])('VALID-02 %s is valid', number => {
    expect(isIdentityNumber(number)).toBe(true)
  })

  test.each(['11111111111', '12345678901', '01234567890', '1111111111', '111111111100', '', 'abcdefghijk'])(
    'VALID-02 %j is invalid',
    number => {
      expect(isIdentityNumber(number)).toBe(false)
    }
  )

  test('VALID-02 detects each single wrong digit', () => {
    const good = '10909090996'
    for (let place = 0; place < good.length; place++) {
      for (let digit = 0; digit <= 9; digit++) {
        const changed = good.slice(0, place) + digit + good.slice(place + 1)
        if (changed !== good) expect(isIdentityNumber(changed)).toBe(false)
      }
    }
  })
})

describe('the IBAN', () => {
  test.each([
    ['TR43 9999 1000 0000 0000 0000 01', 'TR439999100000000000000001'],
    ['tr29 9999 2000 0001 2345 6789 01', 'TR299999200000012345678901'],
    ['219999300000000987654321', 'TR219999300000000987654321'],
    ['TR84-9999-4011-1122-2233-3344-44', 'TR849999401111222233334444'],
    ['TR44 9999 1000 0000 0000 0000 01', undefined],
    ['TR43 9999 1000 0000 0000 0000 0', undefined],
    ['DE43 9999 1000 0000 0000 0000 01', undefined],
    ['', undefined]
  ])('VALID-03 %s is %s', (text, iban) => {
    expect(readIban(text)).toBe(iban)
  })

  test('VALID-03 is grouped in fours while it is typed', () => {
    expect(writeIban('tr4399991')).toBe('TR43 9999 1')
  })
})

describe('phone number', () => {
  test.each([
    '05000000001',
    '5000000001',
    '+905000000001',
    '00905000000001',
    '0500 000 00 01',
    '+90 (500) 000-00-01',
    '905000000001',
    '+90 0500 000 00 01'
  ])('VALID-03 %s is sent as +905000000001', text => {
    expect(readPhone(text)).toBe('+905000000001')
    expect(writePhone(text)).toBe('0500 000 00 01')
  })

  test.each(['0212 000 00 00', '500 000 00', '', 'abc'])('VALID-03 %j is not a mobile number', text => {
    expect(readPhone(text)).toBeUndefined()
  })

  test.each([
    ['+49 151 0000000', '+491510000000'],
    ['0049 151 0000000', '+491510000000'],
    ['+90 500 000 00 01', '+905000000001'],
    ['0500 000 00 01', '+905000000001'],
    ['+49', undefined],
    ['+90 212 000 00 00', undefined],
    ['0212 000 00 00', undefined]
  ])('VALID-03 outside Turkey %s is %s', (text, sent) => {
    expect(readAnyPhone(text)).toBe(sent)
  })

  test('VALID-03 of another country is not grouped as a Turkish number', () => {
    expect(['+', '+4', '+49 151', '+90', '0500 000 00 01'].map(writeAnyPhone)).toEqual(
      ['+', '+4', '+49151', '0', '0500 000 00 01'] // prettier-ignore
    )
  })

  test('VALID-03 is formatted while it is typed and while it is deleted', () => {
    expect(['0', '05', '0500', '05001'].map(writePhone)).toEqual(['0', '05', '0500', '0500 1'])
    expect(writePhone('')).toBe('')
    expect(phoneDigits('0500 000 00 019')).toBe('5000000001')
  })
})
