import { describe, expect, test } from 'vitest'

import {
  deleteBankAccount,
  listBankAccounts,
  listBanks,
  saveBankAccount as saveCall
} from '../contract/finance.ts'
import { logout } from '../contract/user.ts'
import {
  $accountForm,
  $accountRemoval,
  $bankAccounts,
  $banks,
  $savedAccount,
  draftOf,
  emptyAccount,
  loadBankAccounts,
  loadBanks,
  removeBankAccount,
  saveBankAccount,
  startBankAccounts
} from './index.ts'
import { explain } from '../gateway/index.ts'
import { type Submission } from '../lib/index.ts'
import { logOut } from '../session/index.ts'
import { $toasts } from '../toasts/index.ts'
import { bankAccount } from '../testing/index.ts'
import { NOW, withSignedInPlayer, world } from '../testing/signed-in.ts'

const IBAN = 'TR43 9999 1000 0000 0000 0000 01'
const draft = { ...emptyAccount('Ayşe Işık '), iban: IBAN, bankId: '99991' }

withSignedInPlayer()

const toastTexts = () => $toasts.get().map(({ text }) => text())
const ids = () => $bankAccounts.get().value?.map(({ id }) => id)
const errorOf = (state: Submission) => (state.status === 'failed' ? explain(state.error) : state.status)

async function begin(...accounts: string[]): Promise<void> {
  listed(...accounts)
  await loadBankAccounts()
}

function listed(...accounts: string[]): void {
  world.gateway
    .expects(listBankAccounts, { SiteType: 'desktop', showPrepaid: 1 })
    .answers(accounts.map(id => bankAccount(id)))
}

test('BANK-01 offers no bank without a name', async () => {
  const rows = ['Kavaklı Bank', ' ', ''].map((name, place) => ({ bankID: `${place + 1}`, name, logo: '' }))
  world.gateway.expects(listBanks).answers(rows)
  await loadBanks()

  expect($banks.get().value?.map(({ id }) => id)).toEqual(['1'])
})

test('GATE-03 BANK-01 names the bank of an account by the list if the gateway leaves its name out', async () => {
  const rows = [bankAccount('a', { bankID: '12', bank_name: '' }), bankAccount('b', { bank_name: '' })]
  world.gateway.expects(listBankAccounts).answers(rows)
  const banks = world.gateway.expects(listBanks)
  await loadBankAccounts()
  const names = () => $bankAccounts.get().value?.map(({ bank }) => bank)
  expect(names()).toEqual(['Hesap', 'Hesap'])

  banks.answers([{ bankID: '12', name: 'Kavaklı Bank', logo: '' }])
  await expect.poll(names).toEqual(['Kavaklı Bank', 'Hesap'])
})

describe('saving an account', () => {
  test('BANK-01 adds it, shows a toast and reloads the list', async () => {
    await begin()
    world.gateway
      .expects(saveCall, {
        bankID: '99991',
        account_holder: 'Ayşe Işık',
        iban: 'TR439999100000000000000001'
      })
      .answers({ bankAccountID: 'a' })
    listed('a')
    await saveBankAccount({ draft })

    const sent = world.gateway.sent.find(({ name }) => name.endsWith('save_bank_account'))?.data
    expect(Object.keys(sent ?? {}).toSorted()).toEqual(['Lang', 'account_holder', 'bankID', 'iban'])
    expect($accountForm.get()).toEqual({ status: 'done' })
    expect(ids()).toEqual(['a'])
    expect($savedAccount.get()).toBe('a')
    expect(toastTexts()).toEqual(['Banka hesabı eklendi'])
  })

  test('BANK-01 updates an existing account by the same call', async () => {
    await begin('a')
    const [account] = $bankAccounts.get().value ?? []
    world.gateway.expects(saveCall, { bankAccountID: 'a', branch_name: 'Kadıköy' }).answers({})
    listed('a')
    await saveBankAccount({ id: 'a', draft: { ...draftOf(account!), branch: 'Kadıköy' } })

    expect($savedAccount.get()).toBe('a')
    expect(toastTexts()).toEqual(['Banka hesabı güncellendi'])
  })

  test('BANK-01 sends the fields of an update that were cleared', async () => {
    await begin('a')
    const [account] = $bankAccounts.get().value ?? []
    world.gateway.expects(saveCall, { branch_name: '', account_number: '' }).answers({})
    listed('a')
    await saveBankAccount({ id: 'a', draft: { ...draftOf(account!), branch: ' ', number: '' } })

    expect($accountForm.get()).toEqual({ status: 'done' })
  })

  test('keeps the list when the gateway refuses', async () => {
    await begin('a')
    world.gateway.expects(saveCall).refuses('Bu IBAN kayıtlı')
    await saveBankAccount({ draft })

    expect(errorOf($accountForm.get())).toBe('Bu IBAN kayıtlı')
    expect(ids()).toEqual(['a'])
    expect(toastTexts()).toEqual(['Bu IBAN kayıtlı'])
  })

  test('N2 is sent once, however often it is submitted', async () => {
    await begin()
    const call = world.gateway.expects(saveCall).waits()
    listed('a')
    const presses = Array.from({ length: 100 }, () => saveBankAccount({ draft }))
    call.answers({ bankAccountID: 'a' })
    await Promise.all(presses)

    expect(world.gateway.count(saveCall)).toBe(1)
  })

  test('N3 reloads the list to find the outcome when the response is lost', async () => {
    await begin()
    world.gateway.expects(saveCall).hangsUp()
    listed('a')
    listed('a')
    await saveBankAccount({ draft })
    expect($accountForm.get().status).toBe('done')
    expect($savedAccount.get()).toBe('a')

    world.gateway.expects(saveCall).hangsUp()
    listed('a')
    await saveBankAccount({ draft: { ...draft, holder: 'Zeynep Işık' } })
    expect(errorOf($accountForm.get())).toBe('Bağlantı kurulamadı.')
  })

  test.each([{ bankId: '12' }, { branch: 'Moda' }, { number: '77' }])(
    'N3 reports an update that was lost with its response: %o',
    async change => {
      await begin('a')
      const [account] = $bankAccounts.get().value ?? []
      world.gateway.expects(saveCall).hangsUp()
      listed('a')
      await saveBankAccount({ id: 'a', draft: { ...draftOf(account!), ...change } })

      expect(errorOf($accountForm.get())).toBe('Bağlantı kurulamadı.')
      expect(toastTexts()).toEqual([])
    }
  )
})

describe('deleting an account', () => {
  test('BANK-01 shows a toast and reloads the list', async () => {
    await begin('a', 'b')
    world.gateway.expects(deleteBankAccount, { bankAccountID: 'a' }).answers()
    listed('b')
    await removeBankAccount('a')

    expect(ids()).toEqual(['b'])
    expect(toastTexts()).toEqual(['Banka hesabı silindi'])
  })

  test('keeps an account whose deletion is refused', async () => {
    await begin('a')
    world.gateway.expects(deleteBankAccount).refuses('Bekleyen çekim var')
    listed('a')
    await removeBankAccount('a')

    expect(errorOf($accountRemoval.get())).toBe('Bekleyen çekim var')
    expect(ids()).toEqual(['a'])
  })

  test('succeeds when the account no longer exists', async () => {
    await begin('a')
    world.gateway.expects(deleteBankAccount).hangsUp()
    listed()
    await removeBankAccount('a')

    expect($accountRemoval.get()).toEqual({ status: 'done' })
    expect(toastTexts()).toEqual(['Banka hesabı silindi'])
  })
})

describe('end of the session', () => {
  test('SESS-07 clears the accounts', async () => {
    await begin('a')
    world.gateway.expects(logout).answers()
    await logOut()

    expect($bankAccounts.get()).toEqual({ status: 'idle' })
    expect($savedAccount.get()).toBeUndefined()
  })

  test('drops a reply that arrives after it', async () => {
    await begin('a')
    const call = world.gateway.expects(saveCall).waits()
    const saved = saveBankAccount({ draft })
    world.gateway.expects(logout).answers()
    await logOut()
    call.answers({ bankAccountID: 'b' })
    await saved

    expect($accountForm.get()).toEqual({ status: 'idle' })
    expect($bankAccounts.get()).toEqual({ status: 'idle' })
    expect(toastTexts()).toEqual(['Çıkış yapıldı'])
  })
})

test('BANK-01 EMB-10 the list follows a change in another tab or frame, and tells of its own', async () => {
  startBankAccounts()
  world.storage.fromOtherTab({ 'bnw:recent-account': '1' })
  await begin('a')
  listed('a', 'b')
  world.storage.fromOtherTab({ 'bnw:recent-account': '2' })
  await expect.poll(ids).toEqual(['a', 'b'])

  world.gateway.expects(deleteBankAccount, { bankAccountID: 'a' }).answers()
  listed('b')
  await removeBankAccount('a')
  expect(world.storage.get('bnw:recent-account')).toBe(String(NOW))
  world.gateway.expects(logout).answers()
  await logOut()
  expect(world.storage.get('bnw:recent-account')).toBeNull()
})
