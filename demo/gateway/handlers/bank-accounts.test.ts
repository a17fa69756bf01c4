import { finance } from '@bnw/core/contract'
import { isIban } from '@bnw/core/rules'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'

import { bankAccounts } from '../db/schema/index.ts'
import { makeIban } from '../seed/iban.ts'
import { playerWith } from '../testing/player-calls.ts'
import { gatewayWithCashier } from '../testing/cashier.ts'
import { signIn, stepUp } from '../testing/client.ts'
import { addPlayer } from '../testing/test-content.ts'

const gateway = await gatewayWithCashier()
await addPlayer(gateway.database, { username: 'komsu' })
const demo = playerWith(gateway, await stepUp(gateway, await signIn(gateway, 'demo')))
const neighbour = playerWith(gateway, await stepUp(gateway, await signIn(gateway, 'komsu')))

describe('BANK-01 the bank accounts', () => {
  const form = {
    bankID: '99992',
    account_holder: ' Deniz Aksu ',
    branch_name: 'Moda',
    account_number: '42',
    iban: makeIban('99992', '42')
  }
  const list = (who = demo) => who.call(finance.listBankAccounts, { showPrepaid: 1 })

  test('are added, changed and deleted', async () => {
    const { bankAccountID } = await demo.call(finance.saveBankAccount, form)
    expect(await list()).toEqual([
      { ...form, account_holder: 'Deniz Aksu', bankAccountID, bank_name: 'Kavaklı Bank' }
    ])
    const changed = { ...form, bankAccountID, bankID: '99993', branch_name: 'Bostanlı' }
    expect(await demo.call(finance.saveBankAccount, changed)).toEqual({ bankAccountID })
    expect(await list()).toMatchObject([{ bank_name: 'Ihlamur Bank', branch_name: 'Bostanlı' }])
    await demo.call(finance.deleteBankAccount, { bankAccountID })
    expect(await list()).toEqual([])
    expect(await demo.refusal(finance.deleteBankAccount, { bankAccountID })).toBe('Kayıt bulunamadı')
  })

  test('BANK-02 have a valid IBAN in any spelling', async () => {
    const spaced = form.iban.toLowerCase().replace(/.{4}/g, '$& ')
    const { bankAccountID } = await demo.call(finance.saveBankAccount, { ...form, iban: spaced })
    expect(await list()).toMatchObject([{ iban: form.iban }])
    for (const iban of [`${form.iban.slice(0, -1)}3`, form.iban.slice(0, -1), 'DE89370400440532013000', '']) {
      expect(await demo.refusal(finance.saveBankAccount, { ...form, iban }), iban).toBe('IBAN hatalı')
    }
    expect(await demo.refusal(finance.saveBankAccount, form)).toBe('Bu IBAN zaten kayıtlı')
    await demo.call(finance.saveBankAccount, { ...form, bankAccountID, branch_name: 'Kadıköy' })
    const second = await demo.call(finance.saveBankAccount, { ...form, iban: makeIban('99992', '44') })
    expect(await demo.refusal(finance.saveBankAccount, { ...form, ...second })).toBe('Bu IBAN zaten kayıtlı')
    for (const added of [{ bankAccountID }, second]) await demo.call(finance.deleteBankAccount, added)
  })

  test('SEC-02 with another IBAN are new ones: a withdrawal needs a confirmation again', async () => {
    const { bankAccountID } = await demo.call(finance.saveBankAccount, form)
    const own = eq(bankAccounts.id, Number(bankAccountID))
    const withdrawnAt = new Date()
    await gateway.database.update(bankAccounts).set({ withdrawnAt }).where(own)
    const storedAfter = async (change: object) => {
      await demo.call(finance.saveBankAccount, { ...form, bankAccountID, ...change })
      return gateway.database.select().from(bankAccounts).where(own)
    }
    expect(await storedAfter({ branch_name: 'Kadıköy' })).toMatchObject([{ withdrawnAt }])
    expect(await storedAfter({ iban: makeIban('99992', '43') })).toMatchObject([{ withdrawnAt: null }])
    await demo.call(finance.deleteBankAccount, { bankAccountID })
  })

  test('are at most twenty, also when added concurrently', async () => {
    const session = await stepUp(gateway, await signIn(gateway, 'yeni'))
    expect(await list(playerWith(gateway, session))).toEqual([])
    const replies = await Promise.all(
      Array.from({ length: 25 }, (_, index) =>
        gateway.call(
          'finance.save_bank_account',
          { ...form, iban: makeIban('99992', `9${index}`) },
          { session }
        )
      )
    )
    expect(replies.filter(({ result }) => result)).toHaveLength(20)
  })

  test('belong to one player only', async () => {
    const { bankAccountID } = await demo.call(finance.saveBankAccount, form)
    const before = await gateway.database.select().from(bankAccounts)
    const foreign = { ...form, bankAccountID, iban: makeIban('99992', '77') }
    expect(await neighbour.refusal(finance.saveBankAccount, foreign)).toBe('Kayıt bulunamadı')
    expect(await neighbour.refusal(finance.deleteBankAccount, { bankAccountID })).toBe('Kayıt bulunamadı')
    expect(await gateway.database.select().from(bankAccounts)).toEqual(before)
    await neighbour.call(finance.saveBankAccount, form)
  })

  test('belong to a known bank, which has a house account, and to a holder', async () => {
    const banks = await demo.call(finance.listBanks, { typeID: 1 })
    expect(banks.map(({ name }) => name).slice(0, 3)).toEqual([
      'Ayazma Bank',
      'Çınaraltı Bank',
      'Gölge Katılım'
    ])
    expect(banks).toHaveLength(12)
    const house = await demo.call(finance.getBankAccount, { bankID: '99991' })
    expect(house).toMatchObject({ bank_name: 'Çınaraltı Bank', account_holder: 'Rıhtım Ltd' })
    expect(isIban(house.iban)).toBe(true)
    expect(await demo.refusal(finance.getBankAccount, { bankID: '1' })).toBe('Kayıt bulunamadı')
    expect(await demo.refusal(finance.saveBankAccount, { ...form, bankID: '1' })).toBe('Banka bulunamadı')
    const nobody = { ...form, account_holder: ' ' }
    expect(await demo.refusal(finance.saveBankAccount, nobody)).toBe('Hesap sahibini girin')
  })
})
