import '@bnw/widgets/bank-accounts'

import { startCore } from '@bnw/core'
import { finance } from '@bnw/core/contract'
import { bankAccount, storedPlayer, testEnvironment } from '@bnw/core/testing'

import {
  afterEach,
  beforeEach,
  describe,
  expect,
  expectAccessible,
  fixture,
  it,
  named,
  oneEvent,
  verified,
  viewOf,
  waitUntil
} from '../../../../tests/elements/fixture.ts'

const NOW = Date.UTC(2025, 2, 1, 9)
const BANKS = [
  { bankID: '99991', name: 'Çınaraltı Bank', logo: '' },
  { bankID: '99992', name: 'Kavaklı Bank', logo: '' }
]
const second = {
  bankID: '99992',
  bank_name: 'Kavaklı Bank',
  branch_name: 'Bostanlı',
  iban: 'TR299999200000012345678901'
}

let world = testEnvironment()

async function show(): Promise<HTMLElement> {
  const element = await fixture('<bnw-bank-accounts></bnw-bank-accounts>')
  await waitUntil(() => viewOf(element).querySelector('.root section'), 'it is drawn')
  return element
}

function answerAccounts(...rows: ReturnType<typeof bankAccount>[]): void {
  world.gateway.expects(finance.listBankAccounts, { SiteType: 'desktop', showPrepaid: 1 }).answers(rows)
}

function answerBanks(): void {
  world.gateway.expects(finance.listBanks, { typeID: 1 }).answers(BANKS)
}

const textOf = (element: HTMLElement) => viewOf(element).querySelector('.root')?.textContent ?? ''
const cards = (element: HTMLElement) => [...viewOf(element).querySelectorAll<HTMLElement>('.account')]
const field = (element: HTMLElement, name: string) => named<HTMLInputElement>(element, name)
const focused = (element: HTMLElement) => element.shadowRoot?.activeElement

function says(element: HTMLElement, text: string): Promise<unknown> {
  return waitUntil(() => textOf(element).includes(text), `it says "${text}"`)
}

async function press(element: HTMLElement, name: string): Promise<void> {
  const button = await waitUntil(() => {
    try {
      return named(element, name)
    } catch {
      return undefined
    }
  }, `there is "${name}"`)
  button.click()
}

function type(input: HTMLInputElement, text: string, caret = text.length): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, text)
  input.setSelectionRange(caret, caret)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

describe('<bnw-bank-accounts>', () => {
  beforeEach(async () => {
    world = testEnvironment({ stored: storedPlayer('ayse', NOW + 10_000) })
    await startCore()
  })

  afterEach(() => verified(world.gateway))

  it('asks visitors to log in, and comes back', async () => {
    world = testEnvironment()
    await startCore()
    const element = await show()
    const told = oneEvent(document, 'bnw-login-required')
    document.addEventListener('bnw-login-required', event => event.preventDefault(), { once: true })
    await press(element, 'Giriş Yap')

    expect((await told).detail).to.deep.equal({ returnUrl: '/profile?tab=bank-accounts' })
  })

  it('BANK-01 A11Y-01 shows the accounts with their IBAN masked, and in full at the eye', async () => {
    answerBanks()
    answerAccounts(bankAccount('a'), bankAccount('b', second))
    const element = await show()
    await says(element, 'Kavaklı Bank')

    expect(textOf(element)).to.contain('Ayşe Işık').and.contain('TR43 •••• … 0001').and.contain('Bostanlı')
    expect(viewOf(element).querySelector('.root')!.innerHTML).not.to.contain('TR4399991')
    await expectAccessible(element)
    await press(element, 'IBAN’ı göster')
    await says(element, 'TR43 9999 1000 0000 0000 0000 01')
  })

  it('BANK-01 says what to do where there is none, and adds one by keyboard alone', async () => {
    answerBanks()
    answerAccounts()
    const element = await show()
    await says(element, 'Henüz banka hesabınız yok')
    await press(element, 'Hesap Ekle')
    const iban = await waitUntil(() => focused(element) as HTMLInputElement | null, 'the form has the focus')
    type(iban, '43 99991 0 0000 0000 0000 0001')
    await says(element, 'IBAN’dan seçildi')
    expect(field(element, 'Banka').value).to.equal('Çınaraltı Bank')
    expect(field(element, 'Hesap Sahibi').value).to.equal('Ayşe Işık')
    await expectAccessible(element)

    world.gateway
      .expects(finance.saveBankAccount, { bankID: '99991', iban: 'TR439999100000000000000001' })
      .answers({ bankAccountID: 'a' })
    answerAccounts(bankAccount('a'))
    iban.form!.requestSubmit()
    const card = await waitUntil(() => cards(element)[0], 'it is there')
    await waitUntil(() => focused(element) === card, 'it has the focus')
    expect(card.className).to.contain('saved')
    await waitUntil(() => !card.className.includes('saved'), 'it stands out for two seconds')
  })

  it('BANK-02 keeps the caret between the same digits, and says what is wrong', async () => {
    answerBanks()
    answerAccounts()
    const element = await show()
    await press(element, 'Hesap Ekle')
    const iban = await waitUntil(() => focused(element) as HTMLInputElement | null, 'the form has the focus')
    type(iban, 'TR43 9999 1')
    // A digit is typed behind "TR43 9".
    type(iban, 'TR43 95999 1', 7)
    await waitUntil(() => iban.value === 'TR43 9599 91', 'it is grouped anew')
    await waitUntil(() => iban.selectionStart === 7, 'the caret stands behind the digit')

    iban.form!.requestSubmit()
    await says(element, 'IBAN hatalı, lütfen kontrol edin')
    expect(focused(element)).to.equal(iban)
  })

  it('BANK-01 changes an account, and keeps what was typed where the gateway says no', async () => {
    answerBanks()
    answerAccounts(bankAccount('a'), bankAccount('b', second))
    const element = await show()
    await says(element, 'Kavaklı Bank')
    viewOf(element).querySelector<HTMLElement>('[data-account=b] .edit')!.click()
    await says(element, 'Banka hesabını düzenle')
    expect(field(element, 'IBAN').value).to.equal('TR29 9999 2000 0001 2345 6789 01')
    type(field(element, 'Hesap Sahibi'), 'Zeynep Işık')
    await says(element, 'aynı kişiye ait olmalı')

    world.gateway.expects(finance.saveBankAccount, { bankAccountID: 'b' }).refuses('Ad uyuşmuyor')
    field(element, 'IBAN').form!.requestSubmit()
    await waitUntil(() => viewOf(element).querySelector('[role=alert]')?.textContent === 'Ad uyuşmuyor')
    expect(field(element, 'Hesap Sahibi').value).to.equal('Zeynep Işık')
    await press(element, 'Vazgeç')
    await waitUntil(() => focused(element)?.matches('[data-account=b] .edit'), 'the focus is back')
  })

  it('BANK-01 asks before it deletes, and gives the focus to the next account', async () => {
    answerBanks()
    answerAccounts(bankAccount('a'), bankAccount('b', second))
    const element = await show()
    await says(element, 'Kavaklı Bank')
    viewOf(element).querySelector<HTMLElement>('[data-account=a] .remove')!.click()
    await says(element, 'Çınaraltı Bank, sonu 0001 olan hesap silinecek.')
    await waitUntil(() => focused(element)?.textContent === 'Vazgeç', 'the way back has the focus')
    await expectAccessible(element)

    world.gateway.expects(finance.deleteBankAccount, { bankAccountID: 'a' }).answers()
    answerAccounts(bankAccount('b', second))
    viewOf(element).querySelector<HTMLElement>('dialog .destroy')!.click()
    await waitUntil(() => focused(element)?.matches('[data-account=b]'), 'the next one has the focus')
    expect(viewOf(element).querySelector('dialog')).to.equal(null)
  })

  it('BANK-01 explains what the last one was needed for', async () => {
    answerBanks()
    answerAccounts(bankAccount('a'))
    const element = await show()
    await says(element, 'Çınaraltı Bank')
    viewOf(element).querySelector<HTMLElement>('.remove')!.click()
    await says(element, 'Bu son hesabınız')
    world.gateway.expects(finance.deleteBankAccount).answers()
    answerAccounts()
    viewOf(element).querySelector<HTMLElement>('dialog .destroy')!.click()

    await says(element, 'Banka hesabınız kalmadı')
    await waitUntil(() => focused(element)?.matches('.add'), 'the way on has the focus')
  })

  it('says why the list is not there, asks again, and keeps it when renewing fails', async () => {
    world.gateway.expects(finance.listBankAccounts).refuses('Şimdi olmaz')
    const element = await show()
    await says(element, 'Şimdi olmaz')
    answerAccounts(bankAccount('a'))
    answerBanks()
    await press(element, 'Tekrar Dene')
    await says(element, 'Çınaraltı Bank')

    world.gateway.expects(finance.listBankAccounts).refuses('Yine olmaz')
    answerBanks()
    await (element as HTMLElement & { refresh(): Promise<void> }).refresh()
    await says(element, 'Yine olmaz')
    expect(cards(element)).to.have.length(1)
  })
})
