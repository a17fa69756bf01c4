import { startCore } from '@bnw/core'
import { staticFiles } from '@bnw/core/contract'
import { loadHeaderMenu } from '@bnw/core/content'
import { testEnvironment } from '@bnw/core/testing'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'

import { useMenu } from './menu.ts'
import { MenuList } from './menu-list.tsx'

function Menu() {
  return <MenuList entries={useMenu()} />
}

test('A11Y-01 MENU-01 entries without a title are left out', async () => {
  const { gateway } = testEnvironment()
  await startCore()
  const children = [{ id: '4', title: '', path: '/live/type/poker' }]
  gateway.expectsFile(staticFiles.headerMenu).answers([
    { id: '1', title: 'Slotlar', path: '/slot' },
    { id: '2', title: null, path: '/live' },
    { id: '3', title: 'Turnuvalar', path: '/tournaments', children }
  ])
  await loadHeaderMenu()
  const root = createRoot(document.body)
  root.render(<Menu />)

  const names = () => [...document.querySelectorAll('a')].map(link => link.textContent)
  await expect.poll(names).toEqual(['Slotlar', 'Turnuvalar'])
  root.unmount()
})

test('MENU-01 entries with the same id are all shown', async () => {
  const report = vi.spyOn(console, 'error')
  const { gateway } = testEnvironment()
  await startCore()
  const children = [
    { title: 'Hepsi', path: '/slot' },
    { title: 'Yeni', path: '/slot' }
  ]
  gateway.expectsFile(staticFiles.headerMenu).answers([
    { id: '1', title: 'Slotlar', path: '/slot', children },
    { id: '1', title: 'Canlı', path: '/live' }
  ])
  await loadHeaderMenu()
  const root = createRoot(document.body)
  root.render(<Menu />)

  const names = () => [...document.querySelectorAll('a')].map(link => link.textContent)
  await expect.poll(names).toEqual(['Slotlar', 'Hepsi', 'Yeni', 'Canlı'])
  expect(report).not.toHaveBeenCalled()
  root.unmount()
})

test('MENU-01 an entry that is titled in the other language alone is kept', async () => {
  const { gateway } = testEnvironment()
  await startCore()
  gateway.expectsFile(staticFiles.headerMenu).answers([{ id: '1', title: { en: 'Slots' }, path: '/slot' }])
  await loadHeaderMenu()
  const root = createRoot(document.body)
  root.render(<Menu />)

  await expect.poll(() => document.querySelector('a')?.textContent).toBe('Slots')
  root.unmount()
})

test('MENU-01 SEC-01 an entry leads to another site by https only', async () => {
  const { gateway } = testEnvironment()
  await startCore()
  gateway.expectsFile(staticFiles.headerMenu).answers([
    { id: '1', title: 'Dergi', path: 'https://magazine.test/' },
    { id: '2', title: 'Kötü', path: 'javascript:alert(1)' }
  ])
  await loadHeaderMenu()
  const root = createRoot(document.body)
  root.render(<Menu />)

  const addresses = () => [...document.querySelectorAll('a')].map(link => link.getAttribute('href'))
  await expect.poll(addresses).toEqual(['https://magazine.test/'])
  expect(document.body.textContent).toContain('Kötü')
  root.unmount()
})
