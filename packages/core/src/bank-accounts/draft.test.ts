import { describe, expect, test } from 'vitest'

import {
  accountProblems,
  bankOfIban,
  draftOf,
  emptyAccount,
  hasBankCodes,
  maskIban,
  shapeIban
} from './index.ts'
import { testEnvironment } from '../testing/index.ts'

testEnvironment()

const banks = [
  { id: '99991', name: 'Çınaraltı Bank' },
  { id: '00012', name: 'Kavaklı Bank' },
  { id: '15', name: 'Ihlamur Bank' }
]
const valid = 'TR43 9999 1000 0000 0000 0000 01'
const right = { ...emptyAccount('Ayşe Işık'), iban: valid, bankId: '99991' }
const known = {
  id: 'a',
  bankId: '99991',
  bank: 'Çınaraltı Bank',
  branch: 'Kadıköy',
  number: '0042',
  holder: 'Ayşe Işık',
  iban: 'TR439999100000000000000001'
}

describe('IBAN', () => {
  test.each([
    ['tr439999', 'TR43 9999'],
    ['TR43-9999 1000', 'TR43 9999 1000'],
    ['TR4399991000000000000000019999', valid],
    ['4399', '4399']
  ])('BANK-02 %s is grouped while it is typed', (typed, shown) => {
    expect(shapeIban(typed)).toBe(shown)
  })

  test.each([
    ['TR43 9999 1', 'Çınaraltı Bank'],
    ['43 99991', 'Çınaraltı Bank'],
    [valid, 'Çınaraltı Bank'],
    ['TR00 0001 2', 'Kavaklı Bank'],
    ['TR43 9999', undefined],
    ['TR43 8888 8', undefined],
    ['TR43 0001 5', undefined],
    ['', undefined]
  ])('BANK-01 finds the bank of %s', (typed, name) => {
    expect(bankOfIban(typed, banks)?.name).toBe(name)
  })

  test('BANK-01 finds no bank by IBAN where the gateway numbers banks otherwise', () => {
    expect(hasBankCodes(banks)).toBe(true)
    expect(hasBankCodes(banks.slice(2))).toBe(false)
  })

  test('shows only its ends in lists', () => {
    expect(maskIban(known.iban)).toBe('TR43 •••• … 0001')
  })

  test('hides the start of a short account number, which its ends would show whole', () => {
    expect(maskIban('123456')).toBe('•••• 3456')
  })
})

describe('bank account form', () => {
  test('BANK-01 requires IBAN, bank and holder only', () => {
    expect(accountProblems(emptyAccount(''), banks, [])).toEqual({
      iban: 'Zorunlu alan',
      bankId: 'Zorunlu alan',
      holder: 'Zorunlu alan'
    })
    expect(accountProblems(right, banks, [])).toEqual({})
  })

  test.each(['TR44 9999 1000 0000 0000 0000 01', 'TR43 9999 1000', 'DE43 9999 1000 0000 0000 0000 01'])(
    'BANK-02 rejects %s',
    iban => {
      expect(accountProblems({ ...right, iban }, banks, []).iban).toBe('IBAN hatalı, lütfen kontrol edin')
    }
  )

  test('accepts 24 digits without TR, and rejects a saved IBAN', () => {
    expect(accountProblems({ ...right, iban: valid.slice(2) }, banks, [])).toEqual({})
    expect(accountProblems(right, banks, [known]).iban).toBe('Bu IBAN zaten kayıtlı')
  })

  test('accepts only a bank of the list', () => {
    expect(accountProblems({ ...right, bankId: 'Çınar' }, banks, []).bankId).toBe('Listeden seçin')
  })

  test('is prefilled with the known values', () => {
    expect(draftOf(known)).toEqual({
      iban: valid,
      bankId: '99991',
      holder: 'Ayşe Işık',
      branch: 'Kadıköy',
      number: '0042'
    })
  })
})
