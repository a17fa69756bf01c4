import type { bankAccount, cashMethod } from '@bnw/core/testing'
import { finance } from '@bnw/core/contract'

import { find, fixture, waitUntil } from './fixture.ts'
import { world } from './player.ts'

type Row = ReturnType<typeof cashMethod>

export function single(...rows: Row[]) {
  return rows.map(properties => ({ type: 'single' as const, properties, methods: [] }))
}

/** Answers the calls of a deposit form that opens. */
export function answerMethods(...methods_list: ReturnType<typeof single>): void {
  answerMethodsOnly(...methods_list)
  expectPayments('deposit').answers({ items: [], total: 0 })
}

/** Answers the same calls, apart from that for the newest deposits. */
export function answerMethodsOnly(...methods_list: ReturnType<typeof single>): void {
  world.gateway.expects(finance.checkBalance).answers([{ balance: '1,240.50' }])
  answerMethodLists(...methods_list)
}

/** Answers the lists of methods and of deposits, which are loaded again in another language. */
export function answerLists(...methods_list: ReturnType<typeof single>): void {
  answerMethodLists(...methods_list)
  expectPayments('deposit').answers({ items: [], total: 0 })
}

/** Answers the requests for the player's accounts, and for the banks' logos. */
export function answerAccounts(...accounts: ReturnType<typeof bankAccount>[]): void {
  world.gateway.expects(finance.listBankAccounts).answers(accounts)
  world.gateway.expects(finance.listBanks).answers([])
}

/** Expects the request for the newest payments of one direction. */
export function expectPayments(direction: 'deposit' | 'withdraw') {
  const searchCategory = direction === 'deposit' ? '1' : '2'
  return world.gateway.expects(finance.listTransactions, { searchCategory })
}

/** Expects the request for the outcome of a payment. */
export function expectHistory() {
  return world.gateway.expects(finance.listTransactions, { searchCategory: '1,2,6' })
}

function answerMethodLists(...methods_list: ReturnType<typeof single>): void {
  world.gateway.expects(finance.listCashMethodsNew, { Type: 1, methodID: 0 }).answers({ methods_list })
  world.gateway.expects(finance.listHighlightedCashMethods).answers([])
  world.gateway.expects(finance.listCashMethods, { favorites: 1 }).answers([])
}

export async function showCashier(attributes = ''): Promise<HTMLElement> {
  const element = await fixture(`<bnw-cashier ${attributes}></bnw-cashier>`)
  await waitUntil(() => find(element, 'form'), 'its form is shown')
  await waitUntil(() => world.gateway.count(finance.checkBalance) > 0, 'the balance is requested')
  return element
}

export const card = (element: HTMLElement, id: string) => find(element, `[data-method="${id}"]`)!
export const submit = (element: HTMLElement) => find<HTMLButtonElement>(element, 'form [type="submit"]')!

/** Chooses a method of the open list. */
export async function chooseMethod(element: HTMLElement, id: string): Promise<void> {
  card(element, id).click()
  await waitUntil(() => find(element, '.chosen'), 'the method is chosen')
}
