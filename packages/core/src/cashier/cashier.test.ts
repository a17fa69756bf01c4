import { describe, expect, test } from 'vitest'

import { getDepositAmounts } from '../contract/envoy.ts'
import {
  addFavoriteCashMethod,
  listCashMethods,
  listCashMethodsNew,
  listHighlightedCashMethods,
  listTransactions,
  removeFavoriteCashMethod,
  saveBankTransfer,
  saveCepBankTransfer
} from '../contract/finance.ts'
import { processTransaction } from '../contract/prepayment.ts'
import { cashierEvents } from './events.ts'
import { recentMethod } from './recent-payments.ts'
import {
  $depositDraft,
  $lastMethods,
  $movements,
  cashMethods,
  chooseDepositMethod,
  deposit,
  depositAmounts,
  depositProblems,
  EMPTY_DEPOSIT,
  findMethod,
  setMethodFavourite,
  methodsOf,
  preloadCashMethods,
  quickPicks,
  recentPayments,
  refreshMovements,
  depositFields,
  updateDepositDraft,
  type CashMethod
} from './index.ts'
import { kurus } from '../contract/index.ts'
import { $language } from '../lib/language.ts'
import { $toasts } from '../toasts/index.ts'
import { cashMethod, transaction } from '../testing/index.ts'
import { beginAsVisitor, withSignedInPlayer, world } from '../testing/signed-in.ts'

withSignedInPlayer()

test('GATE-04 CASH-01 a list of methods without records is empty', async () => {
  world.gateway.expects(listCashMethodsNew).refuses('Kayıt bulunamadı', 404)
  world.gateway.expects(listHighlightedCashMethods).refuses('Kayıt bulunamadı', 404)
  world.gateway.expects(listCashMethods).refuses('Kayıt bulunamadı', 404)
  await cashMethods('deposit').load()

  expect(cashMethods('deposit').$methods.get()).toMatchObject({ status: 'ready', value: { entries: [] } })
})

test('GATE-03 CASH-01 the methods of a group without a name are listed by themselves', async () => {
  const methods_list = [
    { type: 'group', properties: { id: 'g' }, methods: [cashMethod('2'), cashMethod('3', { name: '' })] }
  ]
  world.gateway.expects(listCashMethodsNew).answers({ methods_list } as never)
  world.gateway.expects(listHighlightedCashMethods).answers([])
  world.gateway.expects(listCashMethods).answers([])
  await cashMethods('deposit').load()

  const { entries } = cashMethods('deposit').$methods.get().value!
  expect(entries).toMatchObject([{ type: 'single', method: { id: '2' } }])
})

function expectList(direction: 1 | 2 = 1): void {
  const methods_list = [
    { type: 'single', properties: cashMethod('1', { isFavorite: 1 }) },
    { type: 'group', properties: { id: 'g', name: 'Group' }, methods: [cashMethod('2'), cashMethod('3')] }
  ]
  world.gateway
    .expects(listCashMethodsNew, { Type: direction, methodID: 0 })
    .answers({ methods_list } as never)
}

async function loadDeposits(): Promise<void> {
  expectList()
  world.gateway.expects(listHighlightedCashMethods, { Type: 1 }).answers([cashMethod('3')])
  world.gateway.expects(listCashMethods, { Type: 1, methodID: 0, favorites: 1 }).answers([cashMethod('1')])
  await cashMethods('deposit').load()
}

function favourites(): string[] {
  const { entries = [] } = cashMethods('deposit').$methods.get().value ?? {}
  return methodsOf(entries).flatMap(({ id, isFavourite }) => (isFavourite ? [id] : []))
}

const toastTexts = () => $toasts.get().map(({ text }) => text())

describe('payment methods', () => {
  test('CASH-01 are single methods and groups, with the highlighted ones', async () => {
    await loadDeposits()
    const { value } = cashMethods('deposit').$methods.get()

    expect(value?.entries.map(({ type }) => type)).toEqual(['single', 'group'])
    expect(value?.highlighted).toEqual(['3'])
    expect(favourites()).toEqual(['1'])
  })

  test('CASH-01 without a name are left out, and a group without others', async () => {
    const nameless = cashMethod('1', { name: null })
    world.gateway.expects(listCashMethodsNew).answers({
      methods_list: [
        { type: 'single', properties: nameless, methods: [] },
        { type: 'group', properties: cashMethod('g'), methods: [nameless] },
        { type: 'group', properties: cashMethod('h'), methods: [nameless, cashMethod('2')] }
      ]
    } as never)
    world.gateway.expects(listHighlightedCashMethods).answers([])
    world.gateway.expects(listCashMethods).answers([])
    await cashMethods('deposit').load()

    const { entries = [] } = cashMethods('deposit').$methods.get().value ?? {}
    expect(entries).toHaveLength(1)
    expect(methodsOf(entries).map(({ id }) => id)).toEqual(['2'])
  })

  test('CASH-01 that several groups have are listed once', async () => {
    const methods = [cashMethod('1')]
    world.gateway.expects(listCashMethodsNew).answers({
      methods_list: [
        { type: 'group', properties: cashMethod('g'), methods },
        { type: 'group', properties: cashMethod('h'), methods }
      ]
    } as never)
    world.gateway.expects(listHighlightedCashMethods).answers([])
    world.gateway.expects(listCashMethods).answers([])
    await cashMethods('withdraw').load()

    const { entries = [] } = cashMethods('withdraw').$methods.get().value ?? {}
    expect(methodsOf(entries).map(({ id }) => id)).toEqual(['1'])
  })

  test('CASH-06 without a name are not those of nameless payments', async () => {
    world.gateway
      .expects(listTransactions)
      .answers({ items: [transaction('w', { method_name: null })], total: 1 })
    await recentPayments('withdraw').load()

    expect(recentMethod('withdraw', [{ id: '1', name: '' } as CashMethod])).toBeUndefined()
  })

  test('CASH-01 of both directions can be loaded before the cashier opens, and are not loaded twice', async () => {
    expectList(1)
    expectList(2)
    await preloadCashMethods()
    world.gateway.expects(listHighlightedCashMethods).refuses('Olmadı')
    world.gateway.expects(listCashMethods).refuses('Olmadı')
    await cashMethods('deposit').load()

    expect(world.gateway.count(listCashMethodsNew)).toBe(2)
    expect(cashMethods('deposit').$methods.get().status).toBe('ready')
  })

  test('CASH-01 are not preloaded for a visitor', async () => {
    await beginAsVisitor()
    await preloadCashMethods()

    expect(cashMethods('deposit').$methods.get().status).toBe('idle')
  })

  test('I18N-02 CASH-01 of the language before stay until those of another are loaded', async () => {
    cashMethods('withdraw')
    await loadDeposits()
    $language.set('en')

    expect(cashMethods('deposit').$methods.get()).toMatchObject({
      status: 'refreshing',
      value: { highlighted: ['3'] }
    })
    expect(cashMethods('withdraw').$methods.get().status).toBe('idle')
  })

  test('CASH-01 are not preloaded again where the cashier shows that they failed', async () => {
    for (const call of [listCashMethodsNew, listHighlightedCashMethods, listCashMethods])
      world.gateway.expects(call).refuses('Olmadı')
    await cashMethods('deposit').load()
    expectList(2)
    await preloadCashMethods()

    expect(cashMethods('deposit').$methods.get().status).toBe('failed')
  })

  test('CASH-02 become favourites after the gateway accepted, also inside groups', async () => {
    await loadDeposits()
    const call = world.gateway.expects(addFavoriteCashMethod, { id: '2', Type: 1 }).waits()
    const done = setMethodFavourite('deposit', '2', true)
    expect(favourites()).toEqual(['1'])
    await setMethodFavourite('deposit', '2', true)
    call.answers()
    await done

    expect(favourites()).toEqual(['1', '2'])
    expect(toastTexts()).toEqual(['Favorilere eklendi'])
  })

  test('CASH-02 are unchanged when the gateway refuses', async () => {
    await loadDeposits()
    world.gateway.expects(removeFavoriteCashMethod, { id: '1', Type: 1 }).refuses('Olmadı')

    await setMethodFavourite('deposit', '1', false)
    expect(favourites()).toEqual(['1'])
    expect(toastTexts()).toEqual(['Olmadı'])
  })

  test('CASH-02 are removed from the favourites after the gateway accepted, and can be restored', async () => {
    await loadDeposits()
    world.gateway.expects(removeFavoriteCashMethod).answers()
    await setMethodFavourite('deposit', '1', false)
    expect(favourites()).toEqual([])
    world.gateway.expects(addFavoriteCashMethod, { id: '1' }).answers()
    const { action, durationMs } = $toasts.get()[0]!
    expect(durationMs).toBe(5_000)
    if (typeof action === 'object') action.run()

    await expect.poll(favourites).toEqual(['1'])
  })
})

describe('deposit amounts', () => {
  const lira = (...amounts: number[]) => amounts.map(amount => kurus(amount * 100))

  test.each([
    [100, 25_000, [100, 250, 500, 1_000, 2_500]],
    [20, 7_500, [20, 25, 50, 100, 250]],
    [50, 100, [50, 100]],
    [75, 400, [75, 100, 250]],
    [0.01, 5, [1, 2.5, 5]]
  ])('CASH-03 suggests round amounts from %d to %d lira', (least, most, picks) => {
    expect(quickPicks({ min: lira(least)[0]!, max: lira(most)[0] })).toEqual(lira(...picks))
  })

  test('CASH-03 suggests no amounts of a few lira where a method has no minimum', () => {
    expect(quickPicks({ min: undefined, max: undefined })).toEqual(lira(50, 100, 250, 500, 1_000))
    expect(quickPicks({ min: undefined, max: lira(20)[0] })).toEqual(lira(1, 2.5, 5, 10))
  })

  test('CASH-03 are the gateway’s amounts for a bank code', async () => {
    world.gateway
      .expects(getDepositAmounts, { bankcode: 'x' })
      .answers({ amounts: [100, '50.00', 100, 0, null, '-5'] } as never)
    const { $remote, load } = depositAmounts('x')
    await load()

    expect($remote.get().value).toEqual(lira(50, 100))
  })
})

describe('deposit', () => {
  const fields = ['amount', 'account', 'sender_phone', 'sender_identity', 'reference_number', 'unheard_of']
  const draft = {
    ...EMPTY_DEPOSIT,
    amount: '1.234,50',
    account: '7',
    sender_phone: '0500 000 00 01',
    sender_identity: '111 111 111 10',
    reference_number: ' A-1 '
  }

  async function method(more: object = {}): Promise<CashMethod> {
    const properties = cashMethod('9', { fields, ...more })
    world.gateway
      .expects(listCashMethodsNew)
      .answers({ methods_list: [{ type: 'single', properties }] } as never)
    world.gateway.expects(listHighlightedCashMethods).answers([])
    world.gateway.expects(listCashMethods).answers([])
    await cashMethods('deposit').load()
    return findMethod('deposit', '9')!
  }

  test('CASH-03 CASH-04 validates each field before it is sent', async () => {
    const facts = { method: await method(), amounts: undefined, accounts: ['7'] }

    expect(depositProblems(draft, facts)).toEqual({})
    expect(depositProblems(draft, { ...facts, method: undefined })).toHaveProperty('method')
    expect(depositProblems(EMPTY_DEPOSIT, facts)).toEqual({
      amount: 'Lütfen bir tutar girin.',
      account: 'Lütfen bir hesap seçin.',
      sender_phone: 'Zorunlu alan',
      sender_identity: 'Zorunlu alan',
      reference_number: 'Zorunlu alan'
    })
    expect(depositProblems({ ...draft, amount: '99,99', account: '8' }, facts)).toEqual({
      amount: 'Girdiğiniz tutar minimum ve maksimum aralığında değil',
      account: 'Lütfen geçerli bir hesap seçin.'
    })
  })

  test('CASH-04 refuses a listed amount that the method does not take', async () => {
    const listed = await method({ fields: ['amount'], bankcode: 'x', min: '100.00', max: '500.00' })
    const problemOf = (amount: string) =>
      depositProblems(
        { ...draft, amount },
        { method: listed, amounts: [kurus(5_000), kurus(10_000)], accounts: [] }
      ).amount

    expect(problemOf('100')).toBeUndefined()
    expect(problemOf('50')).toBe('Girdiğiniz tutar minimum ve maksimum aralığında değil')
    expect(problemOf('200')).toBe('Lütfen bir tutar seçin.')
    expect(problemOf('')).toBe('Lütfen bir tutar seçin.')
  })

  test.each([
    ['Merkez', undefined],
    ['Kadıköy 0042', undefined],
    [' ', 'Zorunlu alan']
  ])('CASH-03 accepts the name or the number of a branch: %j', async (branch, problem) => {
    const facts = { method: await method({ fields: ['branch'] }), amounts: undefined, accounts: [] }

    expect(depositProblems({ ...draft, branch }, facts).branch).toBe(problem)
  })

  test('CASH-03 accepts only the listed amounts if there are any', async () => {
    const facts = { method: await method({ fields: ['amount'], bankcode: 'x' }), accounts: [] }

    expect(depositProblems(draft, { ...facts, amounts: [kurus(123_450)] })).toEqual({})
    expect(depositProblems(draft, { ...facts, amounts: [kurus(5_000)] })).toHaveProperty('amount')
  })

  test('CASH-03 keeps what was typed for another method, but no details of a transfer', async () => {
    const other = await method()
    updateDepositDraft({ ...draft, branch: 'Liman' })
    chooseDepositMethod(other)
    expect($depositDraft.get()).toEqual({ ...draft, method: '9', branch: '', reference_number: '' })

    updateDepositDraft({ branch: 'Liman', reference_number: 'A-1' })
    chooseDepositMethod(other)
    expect($depositDraft.get()).toMatchObject({ branch: 'Liman', reference_number: 'A-1' })

    chooseDepositMethod({ ...other, id: '10', bankCode: 'x' })
    expect($depositDraft.get()).toMatchObject({ method: '10', account: '7', amount: draft.amount })
  })

  test.each([
    [1, saveBankTransfer],
    [3, saveCepBankTransfer],
    [5, processTransaction],
    [undefined, processTransaction]
  ])('CASH-05 transfer type %s uses its own call, without the type', async (transfer_type, call) => {
    const chosen = await method({ transfer_type })
    world.gateway.expects(call).answers({ transaction_id: 'T1' })
    await deposit.submit({ method: chosen, amount: kurus(123_450), fields: depositFields(draft, chosen) })

    expect(world.gateway.sent.at(-1)?.data).toEqual({
      Lang: 'tr',
      Type: 1,
      methodID: '9',
      amount: '1234.50',
      request_id: expect.stringMatching(/^[\da-f-]{36}$/) as string,
      account: '7',
      sender_phone: '+905000000001',
      sender_identity: '11111111110',
      reference_number: 'A-1'
    })
    expect(deposit.$attempt.get()).toMatchObject({ status: 'accepted', answer: { transaction_id: 'T1' } })
    expect($lastMethods.get().deposit).toBe('9')
    expect(world.storage.keys().join()).not.toContain('amount')
  })

  test('CASH-05 finds its row by the transaction_id if rows have no request_id', async () => {
    const chosen = await method()
    world.gateway.expects(processTransaction).answers({ transaction_id: 'T1' })
    await deposit.submit({ method: chosen, amount: kurus(123_450), fields: depositFields(draft, chosen) })
    const items = ['T0', 'T1'].map(id => transaction(id, { request_id: '', transaction_status: 1003 }))
    world.gateway.expects(listTransactions).answers({ items, total: 2 })
    await refreshMovements()

    expect($movements.get()[0]?.row).toMatchObject({ id: 'T1', transaction_status: 1003 })
  })

  test.each([
    [1001, 0],
    [1002, 1]
  ])('BAL-01 CASH-05 status %s reloads the balance %s times', async (transaction_status, times) => {
    const chosen = await method()
    world.gateway.expects(processTransaction).answers({ transaction_id: 'T1' })
    await deposit.submit({ method: chosen, amount: kurus(123_450), fields: depositFields(draft, chosen) })
    let count = 0
    const stop = cashierEvents.on('moneyMoved', () => void (count += 1))
    const row = transaction('T1', { request_id: '', transaction_status })
    world.gateway.expects(listTransactions).answers({ items: [row], total: 1 })
    await refreshMovements()
    stop()

    expect(count).toBe(times)
  })
})
