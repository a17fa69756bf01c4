import { describe, expect, test } from 'vitest'

import { kurus } from '../contract/units.ts'
import { passwordRules } from '../rules/index.ts'
import {
  amount,
  birthDate,
  colour,
  date,
  email,
  firstOf,
  iban,
  identityNumber,
  mobilePhone,
  newPassword,
  oneOf,
  personName,
  required,
  sameAs,
  sixDigits,
  time,
  type Check,
  username
} from './validators.ts'

const good: [string, Check, string[]][] = [
  ['e-mail', email, ['a@b.example', 'ışık.x+y@alt.site.example', ' a@b.example ', "o'neil@güneş.example"]],
  ['name', personName, ['Ayşe', 'Ali Can', "D'Arcy", 'Ay-Su', 'Dr. Öz', 'Ñandú', 'İlkin’in']],
  ['date', date, ['05.03.1990', '5/3/1990']],
  ['time', time, ['0:00', '09:30', '23.59']],
  ['colour', colour, ['#abc', '#A1B2C3']],
  ['code', sixDigits, ['123456']],
  ['identity number', identityNumber, ['11111111110', '111 111 111 10']],
  ['phone', mobilePhone, ['0500 000 00 01', '+905000000001']],
  ['IBAN', iban, ['TR43 9999 1000 0000 0000 0000 01']],
  ['birth date', birthDate('2025-03-01'), ['01.03.2007']],
  ['list', oneOf(['İzmir']), ['İzmir']]
]

const bad: [string, Check, string, string[]][] = [
  [
    'e-mail',
    email,
    'Geçerli bir e-posta girin',
    [
      'a',
      'a@b',
      '@b.example',
      'a b@c.example',
      'a@b..example',
      'a,b@c.example',
      'a@b.example,c.example',
      '<a>@b.example',
      '"a"@b.example',
      'a\u200b@b.example',
      'a\u202e@b.example',
      'a\u0001@b.example',
      'a\ud800@b.example',
      'a@b.example/',
      'a@b.example%0acc'
    ]
  ],
  [
    'name',
    personName,
    '2 ile 50 karakter arasında, yalnızca harf, boşluk, nokta, kesme ve tire kullanın',
    ['A', 'A1', '--', 'A'.repeat(51), '<b>x</b>']
  ],
  ['date', date, 'Geçerli bir tarih girin', ['31.02.1990', '1']],
  ['time', time, 'Geçerli bir saat girin', ['24:00', '9', '12:60']],
  ['colour', colour, 'Geçerli bir renk girin', ['red', '#12', '#1234567']],
  ['code', sixDigits, 'Kod 6 haneli olmalıdır', ['12345', '1234567', '12345a']],
  ['identity number', identityNumber, 'T.C. Kimlik Numarası Hatalı...', ['11111111111', '1']],
  ['phone', mobilePhone, 'Cep telefonu 5 ile başlar', ['0212 000 00 00']],
  ['short phone', mobilePhone, 'Geçerli bir cep telefonu girin', ['0500', 'abc']],
  ['IBAN', iban, 'IBAN hatalı, lütfen kontrol edin', ['TR00', 'TR44 9999 1000 0000 0000 0000 01']],
  ['birth date', birthDate('2025-03-01'), '18 yaşından küçükler üye olamaz', ['02.03.2007', '01.01.2030']],
  ['birth date', birthDate('2025-03-01'), 'Geçerli bir tarih girin', ['31.02.1990']],
  ['list', oneOf(['İzmir']), 'Listeden seçin', ['izmir', 'Yok']]
]

describe('fields', () => {
  test.each(good)('VALID-03 accepts a valid %s and an empty one', (_name, check, texts) => {
    for (const text of [...texts, '', ' ']) expect(check(text)).toBeUndefined()
  })

  test.each(bad)('VALID-03 an invalid %s shows: %4$s', (_name, check, message, texts) => {
    for (const text of texts) expect(check(text)).toBe(message)
  })

  test.each(['ali', 'Ali.Veli-3_', '7of9', 'a'.repeat(30)])(
    'VALID-03 REG-02 %s is a valid user name',
    name => {
      expect(username(` ${name} `)).toBeUndefined()
    }
  )

  test.each(['al', 'a'.repeat(31), 'şule', 'ali veli', '.ali', '_ali', 'ali@b', 'аli', 'ali\u200b'])(
    'VALID-03 REG-02 %s is not a valid user name',
    name => expect(username(name)).toMatch(/3 ile 30 karakter/)
  )

  test('VALID-03 reports an empty required field first', () => {
    expect(firstOf(required, email)(' ')).toBe('Zorunlu alan')
    expect(firstOf(required, email)('a')).toBe('Geçerli bir e-posta girin')
    expect(firstOf(required, email)('a@b.example')).toBeUndefined()
  })
})

describe('new password', () => {
  test.each([
    ['Abc1', 'Şifre en az 6 karakter olmalıdır'],
    ['abcdef1', 'Şifre en az bir büyük harf içermelidir'],
    ['Abcdef', 'Şifre en az bir rakam içermelidir'],
    ['ABCDE1', undefined],
    ['Şifre123', undefined],
    ['şifreİ1', undefined],
    ['A1'.padEnd(200, 'x'), undefined],
    ['', undefined]
  ])('VALID-01 %j: %s', (password, message) => {
    expect(newPassword(password)).toBe(message)
  })

  test('VALID-01 the hint has five rules, two of which (lower case, special character) are optional', () => {
    expect(passwordRules('').map(({ id, isRecommended }) => [id, isRecommended])).toEqual([
      ['length', false],
      ['capital', false],
      ['small', true],
      ['number', false],
      ['special', true]
    ])
    expect(passwordRules('').some(({ isMet }) => isMet)).toBe(false)
    expect(passwordRules('Şı1!x.').every(({ isMet }) => isMet)).toBe(true)
    expect(passwordRules('😀😀😀').find(({ id }) => id === 'length')?.isMet).toBe(false)
  })

  test('VALID-01 must be repeated exactly', () => {
    expect(sameAs('Abcde1')('Abcde2')).toBe('Şifreler eşleşmiyor')
    expect(sameAs('Abcde1')('Abcde1')).toBeUndefined()
  })
})

describe('amount field', () => {
  const check = amount({ min: kurus(10_000), max: kurus(2_500_000) })

  test.each([
    ['', 'Lütfen bir tutar girin.'],
    ['abc', 'Geçerli bir tutar girin'],
    ['99,99', 'Girdiğiniz tutar minimum ve maksimum aralığında değil'],
    ['25.000,01', 'Girdiğiniz tutar minimum ve maksimum aralığında değil'],
    ['100', undefined],
    ['25.000', undefined],
    ['1,234.50', undefined]
  ])('VALID-03 %j: %s', (text, message) => {
    expect(check(text)).toBe(message)
  })
})
