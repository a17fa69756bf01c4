import { randomUUID } from 'node:crypto'

import { bonus, finance, prepayment } from '@bnw/core/contract'
import { eq, inArray } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'

import { applyDueDecisions, decide, type Outcome } from '../cashier/decisions.ts'
import { bonuses, decisions, transactions } from '../db/schema/index.ts'
import { balanceOf, credit } from '../ledger/ledger.ts'
import { makeIban } from '../seed/iban.ts'
import { bonusRow } from '../stress/bonus-row.ts'
import { expectBalanced } from '../testing/ledger.ts'
import { playerWith, type Player } from '../testing/player-calls.ts'
import { gatewayWithCashier } from '../testing/cashier.ts'
import { signIn, type Session, stepUp } from '../testing/client.ts'
import { addPlayer } from '../testing/test-content.ts'

// TEST_DATABASE_URL names an empty database of a server, where rows are locked between connections.
const gateway = await gatewayWithCashier({ databaseUrl: process.env['TEST_DATABASE_URL'] })
let playerId: string
let username: string
let session: Session
let player: Player
let account: string

/** A new player for each test, with 1,000 lira and one bank account. */
beforeEach(async () => {
  username = `oyuncu-${randomUUID().slice(0, 8)}`
  playerId = await addPlayer(gateway.database, { username, balance: 100_000n })
  session = await stepUp(gateway, await signIn(gateway, username))
  player = playerWith(gateway, session)
  const form = { bankID: '99992', account_holder: 'Deniz Aksu', iban: makeIban('99992', '42') }
  account = (await player.call(finance.saveBankAccount, form)).bankAccountID
})

const deposit = (more: object = {}) => ({
  Type: 1,
  methodID: '101',
  amount: '250.00',
  request_id: randomUUID(),
  ...more
})
const withdrawal = (more: object = {}) => ({
  Type: 2,
  methodID: '201',
  amount: '200.00',
  request_id: randomUUID(),
  account,
  ...more
})
const balance = () => balanceOf(gateway.database, playerId)
const PAGE = { limit: 100, offset: 0, OrderDir: 'DESC', OrderPar: 'id' } as const
const rows = async (more = {}) => (await player.call(finance.listTransactions, { ...PAGE, ...more })).items

async function decideAfter(seconds: number): Promise<void> {
  gateway.advance(seconds * 1_000)
  await applyDueDecisions(gateway.database, gateway.clock())
}

describe('BOX-02 a deposit', () => {
  test('is decided once, also if another decision follows', async () => {
    const { transaction_id: transactionId } = await player.call(finance.saveBankTransfer, deposit())
    const choose = (outcome: Outcome) =>
      decide(gateway.database, { transactionId, outcome, note: '' }, gateway.clock())
    expect([await choose('approve'), await choose('cancel')]).toEqual([true, false])
    expect(await balance()).toBe(125_000n)
  })

  test('is New, then approved and credited once after 20 seconds', async () => {
    const form = deposit()
    const { transaction_id } = await player.call(finance.saveBankTransfer, form)
    expect(await balance()).toBe(100_000n)
    expect((await rows())[0]).toMatchObject({
      id: transaction_id,
      transaction_status: 1001,
      transaction_category_id: '1',
      transaction_type_id: '1',
      amount: 25_000,
      balance_after: undefined,
      method_name: 'Havale/EFT',
      request_id: form.request_id
    })
    expect((await rows({ Lang: 'en' }))[0]?.method_name).toBe('Bank transfer/EFT')
    await decideAfter(19)
    expect((await rows())[0]?.transaction_status).toBe(1001)
    gateway.advance(1_000)
    await Promise.all(Array.from({ length: 5 }, () => applyDueDecisions(gateway.database, gateway.clock())))
    expect((await rows())[0]).toMatchObject({ transaction_status: 1002, balance_after: 125_000 })
    expect(await balance()).toBe(125_000n)
    await decideAfter(3_600)
    expect(await balance()).toBe(125_000n)
  })

  test('is decided at once if it was made while the clock was ahead', async () => {
    const before = await balance()
    await player.call(finance.saveBankTransfer, deposit())
    gateway.advance(-24 * 3_600_000)
    await Promise.all(Array.from({ length: 5 }, () => applyDueDecisions(gateway.database, gateway.clock())))
    gateway.advance(24 * 3_600_000)
    expect(await balance()).toBe(before + 25_000n)
  })

  test('is credited even if the decision on an older one fails, which is tried again', async () => {
    const { transaction_id } = await player.call(finance.saveBankTransfer, deposit())
    gateway.advance(1_000)
    await player.call(finance.saveBankTransfer, deposit({ amount: '300' }))
    const older = eq(transactions.id, transaction_id)
    // More than a wallet can hold.
    await gateway.database
      .update(transactions)
      .set({ amount: 2n ** 63n - 1n })
      .where(older)
    await expect(decideAfter(20)).rejects.toThrow('update accounts')
    expect(await balance()).toBe(130_000n)
    await gateway.database.update(transactions).set({ amount: 25_000n }).where(older)
    await decideAfter(1)
    expect(await balance()).toBe(155_000n)
  })

  test('is credited even if the decisions on a hundred older ones fail each time', async () => {
    const { transaction_id: id } = await player.call(finance.saveBankTransfer, deposit())
    const { database } = gateway
    const { sequence: _, ...row } = (
      await database.select().from(transactions).where(eq(transactions.id, id))
    )[0]!
    const [decision] = await database.select().from(decisions).where(eq(decisions.transactionId, id))
    const copies = Array.from({ length: 100 }, (_, nth) => `${id}-${nth}`)
    // More than a wallet can hold.
    const amount = 2n ** 63n - 1n
    await database.insert(transactions).values(copies.map(copy => ({ ...row, id: copy, amount })))
    await database.insert(decisions).values(copies.map(copy => ({ ...decision!, transactionId: copy })))
    gateway.advance(1_000)
    await player.call(finance.saveBankTransfer, deposit({ amount: '300' }))
    await expect(decideAfter(20)).rejects.toThrow('update accounts')
    expect(await balance()).toBe(155_000n)
    await database.delete(transactions).where(inArray(transactions.id, copies))
  })

  test('must use the call of its transfer type', async () => {
    const mobile = deposit({ methodID: '102' })
    expect(await player.refusal(finance.saveBankTransfer, mobile)).toBe('Ödeme yöntemi tanımlı değil.')
    await player.call(finance.saveCepBankTransfer, deposit({ methodID: '102' }))
    const wrong = deposit({ methodID: '101' })
    expect(await player.refusal(prepayment.processTransaction, wrong)).toBe('Ödeme yöntemi tanımlı değil.')
    expect((await rows())[0]).toMatchObject({
      sub_category_name: 'Cep havalesi',
      method_name: 'Cep havalesi'
    })
  })

  test('is refused with a method of the other direction or an unknown one', async () => {
    for (const methodID of ['201', '999', "101' or 1=1"]) {
      const reply = await player.refusal(finance.saveBankTransfer, deposit({ methodID }))
      expect(reply, methodID).toBe('Ödeme yöntemi tanımlı değil.')
    }
  })
})

describe('CASH-04 an amount', () => {
  const outside = 'Girdiğiniz tutar minimum ve maksimum aralığında değil'

  test('is an exact amount of kuruş above zero', async () => {
    const wrong = [
      '-250',
      '0',
      '0.00',
      '250.001',
      '1e3',
      'NaN',
      '1,000',
      '２５０',
      '',
      ' 250',
      '0x10',
      '9'.repeat(13)
    ]
    for (const amount of [...wrong, null, [], {}, [250], true, 1e21, 250.005]) {
      await player.refusal(finance.saveBankTransfer, deposit({ amount }))
      await player.refusal(finance.saveBankTransfer, withdrawal({ amount }))
    }
    expect(await balance()).toBe(100_000n)
    expect(await rows()).toHaveLength(1)
  })

  test('is within the limits of its method', async () => {
    for (const amount of ['99.99', '50000.01', '999999999999']) {
      expect(await player.refusal(finance.saveBankTransfer, deposit({ amount })), amount).toBe(outside)
    }
    expect(await player.refusal(finance.saveBankTransfer, withdrawal({ amount: '199.99' }))).toBe(outside)
    for (const amount of ['100', '50000.00']) await player.call(finance.saveBankTransfer, deposit({ amount }))
  })

  test('CASH-03 is one of the listed amounts if the method has a list', async () => {
    const voucher = (amount: string) => deposit({ methodID: '106', amount })
    expect(await player.refusal(prepayment.processTransaction, voucher('60'))).toMatch(/listedeki tutarları/)
    await player.call(prepayment.processTransaction, voucher('100'))
  })
})

describe('CASH-06 a withdrawal', () => {
  test('is debited at once and approved after 45 seconds', async () => {
    await player.call(finance.saveBankTransfer, withdrawal())
    expect(await balance()).toBe(80_000n)
    expect((await rows())[0]).toMatchObject({ transaction_status: 1001, balance_after: 80_000 })
    await decideAfter(44)
    expect((await rows())[0]?.transaction_status).toBe(1001)
    await decideAfter(1)
    expect((await rows())[0]).toMatchObject({ transaction_status: 1002, transaction_type_id: '2' })
    expect(await balance()).toBe(80_000n)
  })

  test('is cancelled and returned every fifth time, with a note', async () => {
    for (let number = 1; number <= 5; number += 1) {
      // Another amount each time: alike in all else.
      await player.call(finance.saveBankTransfer, withdrawal({ amount: `20${number - 1}` }))
      await decideAfter(45)
      // Enough for the next.
      if (number < 5) await player.call(finance.saveBankTransfer, deposit({ amount: '204' }))
      await decideAfter(20)
    }
    const cancelled = { limit: 250, offset: 0, OrderDir: 'DESC', OrderPar: 'date' }
    const filters = { ...cancelled, searchCategory: '2', status: 1003 }
    const { items } = await player.call(finance.listTransactions, filters)
    expect(items).toMatchObject([{ amount: 20_400, note: 'IBAN alıcı adı farklı' }])
    expect(await balance()).toBe(100_000n - 80_600n + 4n * 20_400n)
    await expectBalanced(gateway.database)
  })

  test('is cancelled for the next reason every fifth time; one with a payment page does not count', async () => {
    await credit(gateway.database, { playerId, amount: 500_000n, category: 1 })
    await player.call(finance.saveBankTransfer, withdrawal({ amount: '200.41' }))
    for (let number = 1; number <= 14; number += 1) await player.call(finance.saveBankTransfer, withdrawal())
    const planned = await gateway.database.select().from(decisions).where(eq(decisions.playerId, playerId))
    expect(new Set(planned.map(({ note }) => note))).toEqual(
      new Set([
        '',
        'Ödeme sayfasında bir gün içinde tamamlanmadı',
        'IBAN alıcı adı farklı',
        'Kimlik geçerlilik tarihi gerekli'
      ])
    )
    expect(planned.filter(({ outcome }) => outcome === 'cancel')).toHaveLength(3)
  })

  test('needs a bank account of the player', async () => {
    for (const wrong of [await accountOfNeighbour(), '999999999', '0', "1' or 1=1", '1e9']) {
      const reply = await player.refusal(finance.saveBankTransfer, withdrawal({ account: wrong }))
      expect(reply, wrong).toBe('Lütfen geçerli bir hesap seçin.')
    }
    const without = withdrawal({ account: undefined })
    expect(await player.refusal(finance.saveBankTransfer, without)).toBe('Lütfen bir hesap seçin.')
    await player.call(finance.deleteBankAccount, { bankAccountID: account })
    expect(await player.refusal(finance.saveBankTransfer, withdrawal())).toBe(
      'Lütfen geçerli bir hesap seçin.'
    )
    expect(await balance()).toBe(100_000n)
  })

  test('needs a valid identity card if a date is given', async () => {
    for (const day of ['2026-01-14', '2026-02-30', 'yarın']) {
      const form = withdrawal({ identity_valid_until: day })
      expect(await player.refusal(finance.saveBankTransfer, form), day).toMatch(/geçerlilik tarihi/)
    }
    // Today, and later.
    for (const day of ['2026-01-15', '2032-01-15'])
      await player.call(finance.saveBankTransfer, withdrawal({ identity_valid_until: day }))
  })

  test('is refused without sufficient balance, and by a closed method', async () => {
    expect(await player.refusal(finance.saveBankTransfer, withdrawal({ amount: '1000.01' }))).toBe(
      'Bakiye yetersiz'
    )
    const post = withdrawal({ methodID: '206' })
    expect(await player.refusal(prepayment.processTransaction, post)).toBe('Bu yöntem şu anda kullanılamıyor')
  })

  test('HIST-05 leaves a bonus until its turnover is complete, and says how much it can be', async () => {
    const bonus = { ...bonusRow(randomUUID(), playerId), amount: 85_000n, turnoverNeeded: 1n }
    await gateway.database.insert(bonuses).values({ ...bonus, state: 'active' })
    expect(await player.refusal(finance.saveBankTransfer, withdrawal())).toBe(
      'Çevrimi tamamlanmayan bonuslar çekilemez. Şu anda en çok ₺150,00 çekebilirsiniz.'
    )
    const english = await player.refusal(finance.saveBankTransfer, withdrawal({ Lang: 'en' }))
    expect(english).toContain('You can withdraw at most ₺150.00 now.')
    const tooMuch = withdrawal({ amount: '1000.01' })
    expect(await player.refusal(finance.saveBankTransfer, tooMuch)).toBe('Bakiye yetersiz')
    expect(await balance()).toBe(100_000n)
    const isBonus = eq(bonuses.id, bonus.id)
    await gateway.database.update(bonuses).set({ amount: 150_000n }).where(isBonus)
    expect(await player.refusal(finance.saveBankTransfer, withdrawal())).toContain('en çok ₺0,00')
    await gateway.database.update(bonuses).set({ turnoverDone: 1n }).where(isBonus)
    await player.call(finance.saveBankTransfer, withdrawal())
    expect(await balance()).toBe(80_000n)
  })

  test('never overdraws, also with concurrent requests', async () => {
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => gateway.call('finance.save_bank_transfer', withdrawal(), { session }))
    )
    expect(replies.filter(({ result }) => result)).toHaveLength(5)
    expect(await balance()).toBe(0n)
  })
})

async function accountOfNeighbour(): Promise<string> {
  const neighbour = `komsu-${randomUUID()}`
  await addPlayer(gateway.database, { username: neighbour })
  const form = { bankID: '99993', account_holder: 'Deniz Aksu', iban: makeIban('99993', '7') }
  const { call } = playerWith(gateway, await stepUp(gateway, await signIn(gateway, neighbour)))
  return (await call(finance.saveBankAccount, form)).bankAccountID
}

describe('CASH-09 a request', () => {
  test('is carried out once, and repeats get the identical first answer', async () => {
    const form = withdrawal()
    const send = () => gateway.call('finance.save_bank_transfer', form, { session })
    const replies = await Promise.all(Array.from({ length: 20 }, send))
    expect(new Set(replies.map(({ text }) => text)).size).toBe(1)
    gateway.advance(23 * 3_600_000)
    session = await signIn(gateway, username)
    const later = await send()
    expect(later.text).toBe(replies[0]?.text)
    expect(await balance()).toBe(80_000n)
  })

  test('is refused with the id of another request, in any call', async () => {
    const form = withdrawal()
    const known = 'Bu işlem numarası başka bir istek için kullanılmış'
    const { request_id } = form
    await player.call(finance.saveBankTransfer, { ...form, request_id: request_id.toUpperCase() })
    expect((await rows())[0]).toMatchObject({ request_id })
    expect(await player.refusal(finance.saveBankTransfer, { ...form, amount: '300.00' })).toBe(known)
    expect(await player.refusal(prepayment.processTransaction, form)).toBe(known)
    expect(await player.refusal(bonus.claimBonus, { bonusID: '1', request_id })).toBe(known)
    await player.call(finance.saveBankTransfer, { ...form, Lang: 'en' })
    expect(await balance()).toBe(80_000n)
  })

  test('without an id is recognised for 10 seconds by method, amount and account', async () => {
    const { request_id: _id, ...form } = withdrawal()
    const first = await player.call(finance.saveBankTransfer, form)
    gateway.advance(9_000)
    const repeated = await player.call(finance.saveBankTransfer, { ...form, amount: '200', note: 'acele' })
    expect(repeated).toEqual(first)
    expect(await balance()).toBe(80_000n)
    expect((await rows())[0]?.request_id).toBe('')
    await player.call(finance.saveBankTransfer, { ...form, amount: '201' })
    gateway.advance(2_000)
    expect(await player.call(finance.saveBankTransfer, form)).not.toEqual(first)
    expect(await balance()).toBe(39_900n)
    const other = { bankID: '99992', account_holder: 'Deniz Aksu', iban: makeIban('99992', '43') }
    const { bankAccountID } = await player.call(finance.saveBankAccount, other)
    await player.call(finance.saveBankTransfer, { ...form, account: bankAccountID })
    expect(await balance()).toBe(19_900n)
  })
})
