import { startCore } from '@bnw/core'
import { casino } from '@bnw/core/contract'
import { gameList } from '@bnw/core/lobby'
import { game, testEnvironment } from '@bnw/core/testing'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { SearchForm } from './search-form.tsx'

const navigate = vi.hoisted(() => vi.fn())
vi.mock('../navigation.ts', () => ({ navigate }))

let world: ReturnType<typeof testEnvironment>
let root: Root

beforeEach(async () => {
  world = testEnvironment()
  await startCore()
  navigate.mockClear()
  root = createRoot(document.body)
  root.render(<SearchForm />)
  await expect.poll(field).not.toBeNull()
})

afterEach(() => root.unmount())

const field = () => document.querySelector<HTMLInputElement>('[role=combobox]')!
const options = () => [...document.querySelectorAll('[role=option] strong')].map(name => name.textContent)

function type(text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field(), text)
  field().dispatchEvent(new Event('input', { bubbles: true }))
}

const press = (key: string) => field().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
const submit = () => document.querySelector('form')!.requestSubmit()

test('LOB-02 suggests games while one types, and the arrow keys choose one', async () => {
  const rows = [game('1001', { name: 'Bakır Fener' }), game('1002', { name: 'Gizli Fener' })]
  world.gateway
    .expects(casino.gamesList, { searchGameName: 'fener', limit: 6 })
    .answers({ items: rows, total: 2 })
  type('fener')
  await expect.poll(options).toEqual(['Bakır Fener', 'Gizli Fener'])
  expect(field().getAttribute('aria-expanded')).toBe('true')
  press('ArrowDown')
  press('ArrowDown')
  await expect.poll(() => field().getAttribute('aria-activedescendant')).toMatch(/-1$/)
  submit()

  expect(navigate).toHaveBeenCalledExactlyOnceWith('/play/slot/1002')
})

test('LOB-02 says that no game has the name', async () => {
  world.gateway.expects(casino.gamesList, { searchGameName: 'zzz' }).answers({ items: [], total: 0 })
  type('zzz')

  await expect.poll(() => document.querySelector('[role=status]')!.textContent).toBe('Sonuç bulunamadı.')
})

test('GATE-07 LOB-02 a newer text aborts the search for the one before', async () => {
  const late = world.gateway.expects(casino.gamesList, { searchGameName: 'fen' }).waits()
  type('fen')
  await expect.poll(() => world.gateway.count(casino.gamesList)).toBe(1)
  const rows = [game('1001', { name: 'Bakır Fener' })]
  world.gateway.expects(casino.gamesList, { searchGameName: 'fener' }).answers({ items: rows, total: 1 })
  type('fener')
  await expect.poll(options).toEqual(['Bakır Fener'])
  late.answers({ items: [game('7')], total: 1 })

  const before = gameList({ type: 'slot', category: '', provider: '', gameType: '', search: 'fen' }, 6)
  expect(before.$list.get().status).toBe('idle')
})

test('a picture that does not load leaves its ground', async () => {
  const rows = [game('1001', { name: 'Bakır Fener', image: '/covers/none.svg' })]
  world.gateway.expects(casino.gamesList, { searchGameName: 'fener' }).answers({ items: rows, total: 1 })
  type('fener')
  const image = () => document.querySelector('[role=option] img')
  await expect.poll(image).not.toBeNull()
  image()!.dispatchEvent(new Event('error'))

  await expect.poll(image).toBeNull()
  expect(document.querySelector('[role=option] .no-picture')).not.toBeNull()
})

test('LOB-02 without a choice Enter leads to all results', async () => {
  world.gateway.expects(casino.gamesList, { searchGameName: 'fener' }).answers({ items: [], total: 0 })
  type('fener')
  submit()

  expect(navigate).toHaveBeenCalledExactlyOnceWith('/slot?search=fener')
})

test('A11Y-01 the key that opens the search is turned off below it', async () => {
  document.querySelector<HTMLElement>('.search-key input')!.click()

  await expect.poll(() => world.storage.get('bnw:search-key')).toBe('0')
})

test('A11Y-01 Escape in the empty field closes the dialog around it, which WebKit does not do itself', async () => {
  const dialog = document.createElement('dialog')
  document.body.append(dialog)
  const inDialog = createRoot(dialog)
  inDialog.render(<SearchForm />)
  dialog.showModal()
  await expect.poll(() => dialog.querySelector('input')).not.toBeNull()

  dialog
    .querySelector('[role=combobox]')!
    .dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))

  expect(dialog.open).toBe(false)
  inDialog.unmount()
  dialog.remove()
})
