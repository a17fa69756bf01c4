import '@bnw/widgets/bank-accounts'

import { $banks } from '@bnw/core/bank-accounts'
import { finance } from '@bnw/core/contract'
import { chooseLanguage } from '@bnw/core/language'
import { bankAccount } from '@bnw/core/testing'
import { $toasts } from '@bnw/core/toasts'

import {
  describe,
  expect,
  expectAccessible,
  find,
  findAll,
  fixture,
  focusedIn,
  interceptedDetail,
  it,
  named,
  press,
  textOf,
  typeInto,
  waitForText,
  waitUntil
} from '../../../../tests/elements/fixture.ts'
import { startWithVisitor, withPlayer, world } from '../../../../tests/elements/player.ts'

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

async function show(): Promise<HTMLElement> {
  const element = await fixture('<bnw-bank-accounts></bnw-bank-accounts>')
  await waitUntil(() => find(element, '.root section'), 'it is drawn')
  return element
}

function answerAccounts(...rows: ReturnType<typeof bankAccount>[]): void {
  world.gateway.expects(finance.listBankAccounts, { SiteType: 'desktop', showPrepaid: 1 }).answers(rows)
}

function answerBanks(): void {
  world.gateway.expects(finance.listBanks, { typeID: 1 }).answers(BANKS)
}

const cards = (element: HTMLElement) => findAll(element, '.account')
const field = (element: HTMLElement, name: string) => named<HTMLInputElement>(element, name)

describe('<bnw-bank-accounts>', () => {
  withPlayer()

  it('EMB-05 a card that asks to log in fills the height of the content', async () => {
    await startWithVisitor()
    const element = await show()

    expect(element.offsetHeight).to.equal(240)
    const [card, frame] = ['.signed-out', '.root'].map(part => find(element, part)!)
    const { paddingBlockStart, paddingBlockEnd } = getComputedStyle(frame!)
    const padding = parseFloat(paddingBlockStart) + parseFloat(paddingBlockEnd)
    expect(card!.getBoundingClientRect().height + padding).to.equal(240)
  })

  it('asks visitors to log in, with the current path as return path', async () => {
    await startWithVisitor()
    const element = await show()
    const detail = interceptedDetail(document, 'bnw-login-required')
    await press(element, 'Giriş Yap')

    expect(await detail).to.deep.equal({ returnUrl: '/profile?tab=bank-accounts' })
  })

  it('I18N-02 loads the accounts and their banks in a newly chosen language', async () => {
    answerBanks()
    answerAccounts(bankAccount('a', second))
    const element = await show()
    await waitForText(element, 'Kavaklı Bank')
    await waitUntil(() => world.gateway.count(finance.listBanks) === 1, 'the banks are requested')
    answerBanks()
    answerAccounts(bankAccount('a', { ...second, bank_name: 'Kavaklı Bank Ltd' }))
    chooseLanguage('en')

    await waitForText(element, 'Kavaklı Bank Ltd')
  })

  it('BANK-01 A11Y-01 shows the accounts with a masked IBAN, and reveals it on its button', async () => {
    answerBanks()
    answerAccounts(bankAccount('a'), bankAccount('b', second))
    const element = await show()
    await waitForText(element, 'Kavaklı Bank')

    expect(textOf(element)).to.contain('Ayşe Işık').and.contain('TR43 •••• … 0001').and.contain('Bostanlı')
    expect(find(element, '.root')!.innerHTML).not.to.contain('TR4399991')
    await expectAccessible(element)
    await press(element, 'IBAN’ı göster')
    await waitForText(element, 'TR43 9999 1000 0000 0000 0000 01')
  })

  it('BANK-01 shows a hint for an empty list, and adds an account by keyboard', async () => {
    answerBanks()
    answerAccounts()
    const element = await show()
    await waitForText(element, 'Henüz banka hesabınız yok')
    await press(element, 'Hesap Ekle')
    const iban = await waitUntil(
      () => focusedIn(element) as HTMLInputElement | null,
      'the form has the focus'
    )
    await typeInto(iban, '43 99991 0 0000 0000 0000 0001')
    await waitForText(element, 'IBAN’dan seçildi')
    expect(field(element, 'Banka').value).to.equal('Çınaraltı Bank')
    expect(field(element, 'Hesap Sahibi').value).to.equal('Ayşe Işık')
    await expectAccessible(element)

    world.gateway
      .expects(finance.saveBankAccount, { bankID: '99991', iban: 'TR439999100000000000000001' })
      .answers({ bankAccountID: 'a' })
    answerAccounts(bankAccount('a'))
    iban.form!.requestSubmit()
    const card = await waitUntil(() => cards(element)[0], 'it is there')
    await waitUntil(() => focusedIn(element) === card, 'it has the focus')
    expect(card.className).to.contain('saved')
    await waitUntil(() => !card.className.includes('saved'), 'it stands out for two seconds')
  })

  it('BANK-01 leaves the bank to the player if the gateway does not number banks by their codes', async () => {
    world.gateway.expects(finance.listBanks).answers([{ bankID: '10', name: 'Kavaklı Bank', logo: '' }])
    answerAccounts()
    const element = await show()
    await press(element, 'Hesap Ekle')
    await waitUntil(() => field(element, 'IBAN'), 'the form is shown')
    await waitUntil(() => !textOf(element).includes('kendiliğinden seçilir'), 'the hint goes')
    await typeInto(field(element, 'IBAN'), 'TR43 0001 0')

    await waitUntil(() => field(element, 'IBAN').value === 'TR43 0001 0', 'it is typed')
    expect(field(element, 'Banka').value).to.equal('')
  })

  it('GATE-05 offers no retry of the banks after an HTTP 500, which blocks the page', async () => {
    answerAccounts()
    const element = await show()
    await waitForText(element, 'Hesap Ekle')
    world.gateway.expects(finance.listBanks).fails(500)
    await press(element, 'Hesap Ekle')
    await waitForText(element, 'Banka listesi alınamadı.')

    expect(find(element, '.problem button')).to.equal(null)
  })

  it('GATE-03 BANK-01 names an account whose bank and number the gateway leaves out', async () => {
    answerBanks()
    answerAccounts(bankAccount('a', { bankID: '', bank_name: '', account_number: '', iban: '' }))
    const element = await show()
    await waitUntil(() => cards(element).length === 1, 'the account is shown')
    expect(cards(element)[0]!.textContent).to.contain('Hesap').and.contain('Ayşe Işık')

    await press(element, 'Sil')
    await waitForText(element, 'Bu hesap silinecek.')
  })

  it('BANK-02 keeps the caret between the same digits, and shows validation errors', async () => {
    answerBanks()
    answerAccounts()
    const element = await show()
    await press(element, 'Hesap Ekle')
    const iban = await waitUntil(
      () => focusedIn(element) as HTMLInputElement | null,
      'the form has the focus'
    )
    await typeInto(iban, 'TR43 9999 1')
    // A digit is typed behind "TR43 9".
    await typeInto(iban, 'TR43 95999 1', 7)
    await waitUntil(() => iban.value === 'TR43 9599 91', 'it is grouped anew')
    await waitUntil(() => iban.selectionStart === 7, 'the caret stands behind the digit')

    iban.form!.requestSubmit()
    await waitForText(element, 'IBAN hatalı, lütfen kontrol edin')
    expect(focusedIn(element)).to.equal(iban)
  })

  it('BANK-01 changes an account, and keeps the input if the gateway rejects it', async () => {
    answerBanks()
    answerAccounts(bankAccount('a'), bankAccount('b', second))
    const element = await show()
    await waitForText(element, 'Kavaklı Bank')
    find(element, '[data-account=b] .edit')!.click()
    await waitForText(element, 'Banka hesabını düzenle')
    expect(field(element, 'IBAN').value).to.equal('TR29 9999 2000 0001 2345 6789 01')
    await typeInto(field(element, 'Hesap Sahibi'), 'Zeynep Işık')
    await waitForText(element, 'aynı kişiye ait olmalı')

    world.gateway.expects(finance.saveBankAccount, { bankAccountID: 'b' }).refuses('Ad uyuşmuyor')
    field(element, 'IBAN').form!.requestSubmit()
    await waitUntil(() => find(element, '[role=alert]')?.textContent === 'Ad uyuşmuyor')
    expect(field(element, 'Hesap Sahibi').value).to.equal('Zeynep Işık')
    await press(element, 'Vazgeç')
    await waitUntil(() => focusedIn(element)?.matches('[data-account=b] .edit'), 'the focus is back')
  })

  it('BANK-01 saves an account once that is opened again while it is sent, and another one meanwhile', async () => {
    answerBanks()
    answerAccounts(bankAccount('a'))
    const element = await show()
    await waitUntil(() => $banks.get().value, 'the banks are known')
    const answer = world.gateway.expects(finance.saveBankAccount, { bankAccountID: 'a' }).waits()
    await press(element, 'Düzenle')
    field(element, 'IBAN').form!.requestSubmit()
    await waitUntil(() => world.gateway.count(finance.saveBankAccount) === 1)
    await press(element, 'Vazgeç')
    await press(element, 'Düzenle')
    const submit = await waitUntil(() => find(element, '[type=submit][aria-busy=true]'), 'it is still sent')
    const label = getComputedStyle(submit.querySelector('.label')!)
    expect(label.visibility, 'the ring is in its place').to.equal('hidden')
    await press(element, 'Hesap Ekle')
    await waitForText(element, 'Yeni banka hesabı')
    await waitUntil(() => find(element, '[type=submit]')!.ariaBusy !== 'true', 'a new one is not')

    answer.refuses('Bu IBAN kayıtlı')
    await waitUntil(() => $toasts.get().length === 1)
    await new Promise(resolve => setTimeout(resolve))
    expect(textOf(element)).not.to.contain('Bu IBAN kayıtlı')
    expect(world.gateway.count(finance.saveBankAccount)).to.equal(1)
  })

  it('BANK-01 removes an account once whose removal is opened again while it is sent', async () => {
    answerBanks()
    answerAccounts(bankAccount('a'), bankAccount('b', second))
    const element = await show()
    await press(element, 'Sil')
    const answer = world.gateway.expects(finance.deleteBankAccount, { bankAccountID: 'a' }).waits()
    await waitUntil(() => find(element, 'dialog[open] .destroy'))
    find(element, 'dialog .destroy')!.click()
    await waitUntil(() => world.gateway.count(finance.deleteBankAccount) === 1)
    element.remove()
    const other = await show()
    await press(other, 'Sil')
    await waitUntil(() => find(other, 'dialog[open] .destroy')?.ariaBusy === 'true', 'it is still sent')
    answerAccounts(bankAccount('b', second))
    answer.answers()

    await waitUntil(() => !find(other, 'dialog') && cards(other).length === 1)
    expect(world.gateway.count(finance.deleteBankAccount)).to.equal(1)
  })

  it('BANK-01 confirms a removal, and moves the focus to the next account, also if the banks came meanwhile', async () => {
    const banks = world.gateway.expects(finance.listBanks, { typeID: 1 }).waits()
    answerAccounts(bankAccount('a'), bankAccount('b', { ...second, bank_name: undefined }))
    const element = await show()
    await waitForText(element, 'Çınaraltı Bank')
    find(element, '[data-account=a] .remove')!.click()
    await waitForText(element, 'Çınaraltı Bank, sonu 0001 olan hesap silinecek.')
    banks.answers(BANKS)
    await waitForText(element, 'Kavaklı Bank')
    await waitUntil(() => focusedIn(element)?.textContent === 'Vazgeç', 'the way back has the focus')
    await expectAccessible(element)

    world.gateway.expects(finance.deleteBankAccount, { bankAccountID: 'a' }).answers()
    answerAccounts(bankAccount('b', second))
    find(element, 'dialog .destroy')!.click()
    await waitUntil(() => focusedIn(element)?.matches('[data-account=b]'), 'the next one has the focus')
    expect(find(element, 'dialog')).to.equal(null)
  })

  it('BANK-01 explains why the last account is needed', async () => {
    answerBanks()
    answerAccounts(bankAccount('a'))
    const element = await show()
    await waitForText(element, 'Çınaraltı Bank')
    find(element, '.remove')!.click()
    await waitForText(element, 'Bu son hesabınız')
    world.gateway.expects(finance.deleteBankAccount).answers()
    answerAccounts()
    find(element, 'dialog .destroy')!.click()

    await waitForText(element, 'Banka hesabınız kalmadı')
    await waitUntil(() => focusedIn(element)?.matches('.add'), 'the way on has the focus')
  })

  it('shows a load error, retries, and keeps the list if a refresh fails', async () => {
    world.gateway.expects(finance.listBankAccounts).refuses('Şimdi olmaz')
    const element = await show()
    await waitForText(element, 'Şimdi olmaz')
    expect(find(element, '.bank-accounts')!.hasAttribute('aria-busy')).to.equal(false)
    answerAccounts(bankAccount('a'))
    answerBanks()
    await press(element, 'Tekrar Dene')
    await waitForText(element, 'Çınaraltı Bank')
    // The cards request the banks after they are painted.
    await waitUntil(() => world.gateway.count(finance.listBanks) === 1)

    world.gateway.expects(finance.listBankAccounts).refuses('Yine olmaz')
    answerBanks()
    await (element as HTMLElement & { refresh(): Promise<void> }).refresh()
    await waitForText(element, 'Yine olmaz')
    expect(cards(element)).to.have.length(1)
  })
})
