import { isIdentityNumber } from '@bnw/core/rules'
import { describe, expect, test } from 'vitest'

import { Refusal } from '../refusal.ts'
import { isCommon } from './common-passwords.ts'
import { readPromotionCode } from './promotion-codes.ts'
import { assertPassword, readEmail, readPhone, readUsername } from './rules.ts'

function problemOf(password: string, confirmation = password): string | undefined {
  try {
    assertPassword({
      password,
      confirmation,
      fields: ['password', 'confirm_password'],
      names: ['Vapurcu-34', 'Ayse1@example.com']
    })
    return undefined
  } catch (error) {
    return (error as Refusal).in('en')
  }
}

describe('VALID-01 a new password', () => {
  test.each([
    ['Ab1de', 'Password must be at least 6 characters'],
    ['abcde1', 'Password must contain at least one uppercase letter'],
    ['Kumsal', 'Password must contain at least one number'],
    ['VAPURCU-34', 'This password is too easy to guess, choose another one'],
    ['ayse1@EXAMPLE.com', 'This password is too easy to guess, choose another one']
  ])('%s: %s', (password, problem) => {
    expect(problemOf(password)).toBe(problem)
  })

  test('must match its confirmation', () => {
    expect(problemOf('Kumsal7', 'kumsal7')).toBe("Passwords don't match")
  })

  test.each([['Kumsal7'], ['İskele9'], ['ŞAPKA٣x'], ['Demo123!'], [`${'uzun Cümle '.repeat(12)}1`]])(
    'may be %s',
    password => {
      expect(problemOf(password)).toBeUndefined()
    }
  )
})

describe('an easily guessed password', () => {
  test.each([
    'Password1',
    'PASSWORD123!',
    'Passw0rd',
    'P@ssw0rd1',
    'Qwerty123',
    'Qwerty12345',
    'Sifre123',
    'Şifre123',
    'Parola2024!',
    'Galatasaray1905',
    'İstanbul34',
    'Abc123',
    'Abcd1234',
    'Aa123456',
    '1q2w3e4R',
    'Iloveyou1',
    'Welcome1',
    'AAAAA1'
  ])('is known: %s', password => {
    expect(isCommon(password)).toBe(true)
  })

  test.each(['Kumsal7', 'Abcde7Vapur', 'PasswordlessFerry4', 'Qwerty-deniz-7', 'Ankara kedisi 4 patili'])(
    'is not %s',
    password => {
      expect(isCommon(password)).toBe(false)
    }
  )
})

describe('VALID-02 an identity number', () => {
  test.each(['11111111110', '99999999990', '10909090996', '19090909018'])('is %s', digits => {
    expect(isIdentityNumber(digits)).toBe(true)
  })

  test.each(['11111111111', '12345678901', '01234567890', '1111111111', '111111111100', '1111111111a', ''])(
    'is not %j',
    digits => {
      expect(isIdentityNumber(digits)).toBe(false)
    }
  )
})

describe('REG-02 user name, e-mail and phone', () => {
  test.each(['abc', 'A.b-c_9', 'x'.repeat(30)])('a user name may be %s', name => {
    expect(readUsername(` ${name} `)).toBe(name)
  })

  test.each(['', 'ab', '_abc', 'çınar', 'pаypal', 'a b c', 'x'.repeat(31), '<b>abc'])(
    'a user name is not %j',
    name => {
      expect(() => readUsername(name)).toThrow(Refusal)
    }
  )

  test('an e-mail has a valid format, and a Turkish phone is a mobile number', () => {
    expect(readEmail(' Ayse@posta.example ')).toBe('Ayse@posta.example')
    for (const text of ['', 'ayse', 'ayse@posta', 'a b@posta.example', '@posta.example', 'a@b@c.example']) {
      expect(() => readEmail(text), text).toThrow(Refusal)
    }
    for (const text of ['+905000000001', '+4915100000001']) expect(readPhone(text)).toBe(text)
    for (const text of ['', '+902120000000', '05000000001', '+90500000000', '+0500000000']) {
      expect(() => readPhone(text), text).toThrow(Refusal)
    }
  })

  test('a promotion code is accepted, expired or unknown', () => {
    expect(readPromotionCode('rih tim50')).toBe('RIHTIM50')
    expect(readPromotionCode('RİHTİM50')).toBe('RIHTIM50')
    expect(readPromotionCode(' ')).toBe('')
    expect(readPromotionCode(undefined)).toBe('')
    expect(() => readPromotionCode('GECTI')).toThrow('The promotion code has expired')
    for (const code of ['YOK', 'constructor']) {
      expect(() => readPromotionCode(code)).toThrow('There is no such promotion code')
    }
  })
})
