import { beforeEach, describe, expect, test } from 'vitest'

import { saveBankTransfer, saveCepBankTransfer } from '../../contract/finance.ts'
import { processTransaction } from '../../contract/prepayment.ts'
import { initAuth, logout } from '../../contract/user.ts'
import { type BankAccount } from '../../bank-accounts/index.ts'
import {
  $lastMethods,
  $withdrawalDraft,
  maxWithdrawal,
  type CashMethod,
  explainAttempt,
  updateWithdrawalDraft,
  readWithdrawal,
  balanceAfter,
  resetSentWithdrawal,
  withdrawal,
  withdrawalProblems,
  withdrawWords
} from '../index.ts'
import { kurus } from '../../contract/index.ts'
import { logOut } from '../../session/index.ts'
import { sessionFacts } from '../../testing/index.ts'
import { withSignedInPlayer, world } from '../../testing/signed-in.ts'

const lira = (amount: number) => kurus(amount * 100)

const method: CashMethod = {
  id: '201',
  name: 'Havale/EFT',
  image: '',
  isFavourite: false,
  transferType: 1,
  min: lira(200),
  max: lira(100_000),
  fee: 0,
  duration: 'en çok 24 saat',
  fields: ['method', 'amount', 'identity_valid_until', 'account', 'note'],
  bankCode: '',
  bankId: ''
}
const account: BankAccount = {
  id: 'a',
  bankId: '99991',
  bank: 'Çınaraltı Bank',
  branch: '',
  number: '',
  holder: 'Ayşe Işık',
  iban: 'TR439999100000000000000001'
}
const scope = {
  methods: [method],
  accounts: [account],
  balance: lira(1_240),
  balanceExceeded: () => withdrawWords.tooLittle('₺1.240,00'),
  today: '2025-03-01'
}
const right = {
  method: '201',
  account: 'a',
  amount: '1.000',
  validUntil: '01.01.2030',
  note: ' Teşekkürler '
}

withSignedInPlayer()

beforeEach(() => withdrawal.open())

function send(): Promise<void> {
  return withdrawal.submit(readWithdrawal(right, scope)!)
}

describe('withdrawal form', () => {
  test('CASH-06 reports each missing field', () => {
    const empty = { method: '', account: '', amount: '', validUntil: '', note: '' }

    expect(withdrawalProblems(empty, scope)).toEqual({
      method: 'Lütfen ödeme almak istediğiniz yöntemi seçin',
      account: 'Lütfen bir hesap seçin.',
      amount: 'Lütfen bir tutar girin.',
      validUntil: 'Lütfen T.C. kimlik geçerlilik tarihini girin.'
    })
    expect(withdrawalProblems(right, scope)).toEqual({})
    expect(readWithdrawal({ ...right, method: '999' }, scope)).toBeUndefined()
    expect(readWithdrawal({ ...right, amount: '' }, scope)).toBeUndefined()
  })

  test('CASH-06 distinguishes a missing method and account from removed ones', () => {
    expect(withdrawalProblems({ ...right, method: '999', account: 'z' }, scope)).toMatchObject({
      method: 'Ödeme yöntemi tanımlı değil.',
      account: 'Lütfen geçerli bir hesap seçin.'
    })
  })

  test.each(['199,99', '100.000,01'])('CASH-04 rejects %s before it is sent', amount => {
    expect(withdrawalProblems({ ...right, amount }, { ...scope, balance: lira(999_999) }).amount).toBe(
      'Girdiğiniz tutar minimum ve maksimum aralığında değil'
    )
  })

  test('CASH-06 rejects more than the balance, and sends the amount if the balance is unknown', () => {
    expect(withdrawalProblems({ ...right, amount: '1.240,01' }, scope).amount).toBe(
      'Bakiyeniz yetersiz: ₺1.240,00'
    )
    expect(withdrawalProblems({ ...right, amount: '1.240' }, scope)).toEqual({})
    expect(withdrawalProblems({ ...right, amount: '5.000' }, { ...scope, balance: undefined })).toEqual({})
  })

  test.each([
    ['  ', 'Lütfen T.C. kimlik geçerlilik tarihini girin.'],
    ['28.02.2025', 'Bu tarih geçmiş; süresi dolmamış bir kimlik gerekir'],
    ['31.02.2030', 'Geçerli bir tarih girin'],
    ['01.03.2025', undefined]
  ])('CASH-06 an identity card valid until %s', (validUntil, problem) => {
    expect(withdrawalProblems({ ...right, validUntil }, scope).validUntil).toBe(problem)
  })

  test('requires only the fields of the method', () => {
    const plain = { ...scope, methods: [{ ...method, fields: ['amount'] }] }

    expect(withdrawalProblems({ ...right, account: '', validUntil: '' }, plain)).toEqual({})
    expect(readWithdrawal(right, plain)).toMatchObject({ account: undefined, note: '' })
  })

  test('CASH-06 requires every field where the method lists none', () => {
    const unlisted = { ...scope, methods: [{ ...method, fields: [] }] }

    expect(Object.keys(withdrawalProblems({ ...right, account: '', validUntil: '' }, unlisted))).toEqual([
      'account',
      'validUntil'
    ])
  })

  test('offers the whole balance up to the method’s maximum, and shows the remainder', () => {
    expect(maxWithdrawal(lira(500), method)).toBe(lira(500))
    expect(maxWithdrawal(lira(500_000), method)).toBe(lira(100_000))
    expect(maxWithdrawal(lira(-5), method)).toBe(0)
    expect(balanceAfter(lira(1_240), lira(1_000))).toBe(lira(240))
  })

  test('keeps the input until it is sent, and clears it at logout', async () => {
    updateWithdrawalDraft(right)
    resetSentWithdrawal()
    expect($withdrawalDraft.get()).toEqual({ ...right, amount: '', note: '' })
    world.gateway.expects(logout).answers()
    await logOut()

    expect($withdrawalDraft.get().account).toBe('')
  })
})

describe('withdrawal', () => {
  test('CASH-06 sends the form’s values with its request_id', async () => {
    const { id } = withdrawal.$attempt.get()
    world.gateway
      .expects(saveBankTransfer, {
        Type: 2,
        methodID: '201',
        amount: '1000.00',
        account: 'a',
        identity_valid_until: '2030-01-01',
        note: 'Teşekkürler',
        request_id: id
      })
      .answers({ transaction_id: '84-2210' })
    await send()

    expect(withdrawal.$attempt.get()).toMatchObject({
      status: 'accepted',
      answer: { transaction_id: '84-2210' }
    })
    expect(world.gateway.sent.at(0)?.data).not.toHaveProperty('transfer_type')
    expect($lastMethods.get().withdraw).toBe('201')
  })

  test.each([
    [3, saveCepBankTransfer],
    [2, processTransaction],
    [undefined, processTransaction]
  ])('CASH-05 uses the call of transfer type %s', async (transferType, call) => {
    world.gateway.expects(call, { Type: 2 }).refuses('Olmadı')
    await withdrawal.submit({ method: { ...method, transferType }, amount: lira(200), note: '' })

    expect(world.gateway.count(call)).toBe(1)
  })

  test('SESS-05 is not sent again automatically after a session refresh', async () => {
    updateWithdrawalDraft(right)
    world.gateway.expects(saveBankTransfer).refuses('Oturum süresi doldu')
    world.gateway.expects(initAuth).answers(sessionFacts())
    await send()
    const state = withdrawal.$attempt.get()

    expect(state.status === 'refused' && explainAttempt(state.error)).toContain('Oturumunuz yenilendi')
    expect($withdrawalDraft.get()).toEqual(right)
    expect(world.gateway.count(saveBankTransfer)).toBe(1)
  })

  test('SESS-07 is cleared when the session cannot be refreshed', async () => {
    updateWithdrawalDraft(right)
    world.gateway.expects(saveBankTransfer).refuses('Oturum süresi doldu')
    world.gateway.expects(initAuth).refuses('Oturum süresi doldu')
    world.gateway.expects(logout).answers()
    await send()

    expect(withdrawal.$attempt.get().status).toBe('idle')
    expect($withdrawalDraft.get().amount).toBe('')
    expect(world.gateway.count(saveBankTransfer)).toBe(1)
  })
})
