import { finance } from '@bnw/core/contract'
import { transaction } from '@bnw/core/testing'

import { expectAccessible, find, findAll, fixture, named, waitUntil } from './fixture.ts'
import { world } from './player.ts'

export const FINANCE = '<bnw-history kind="finance"></bnw-history>'

/** Queries of the totals, which read all rows, and of a page of the list. */
export const ALL = { limit: 250 } as const
export const PAGE = { limit: 10 } as const

export const withdrawal = (id: string, more = {}) =>
  transaction(id, {
    transaction_category_id: 2,
    category_name: 'Para çekme',
    transaction_type_id: 2,
    amount: '40.00',
    ...more
  })

export function expectNames(): void {
  world.gateway.expects(finance.listTypesFrontend).answers([{ id: '1', name: 'Giriş' }])
  world.gateway.expects(finance.listCategories).answers([{ id: '2', name: 'Para çekme' }])
  world.gateway.expects(finance.listSubCategories).answers([{ id: '201', name: 'Havale', category_id: '2' }])
}

export function expectRows(items: ReturnType<typeof transaction>[], input = {}): void {
  world.gateway
    .expects(finance.listTransactions, { ...PAGE, ...input })
    .answers({ items, total: items.length })
  world.gateway
    .expects(finance.listTransactions, { ...ALL, ...input })
    .answers({ items, total: items.length })
}

export async function openHistory(markup = FINANCE): Promise<HTMLElement> {
  const element = await fixture(markup)
  await waitUntil(() => entries(element).length > 0, 'there are rows')
  return element
}

export function entries(element: Element): HTMLElement[] {
  return findAll(element, '[part=row]')
}

/** Waits for the opening animation first: colours are mixed during it. */
export async function expectAccessibleDialog(element: Element): Promise<void> {
  const dialog = find(element, 'dialog[open]')!
  await waitUntil(() => dialog.getAnimations().length === 0, 'the dialog is open')
  await expectAccessible(element)
}

export function choose(element: Element, name: string, value: string): void {
  const select = named<HTMLSelectElement>(element, name)
  select.value = value
  select.dispatchEvent(new Event('change', { bubbles: true }))
}
