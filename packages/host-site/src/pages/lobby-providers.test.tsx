import { startCore } from '@bnw/core'
import { casino } from '@bnw/core/contract'
import { lobbyFilters } from '@bnw/core/lobby'
import { testEnvironment } from '@bnw/core/testing'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'

import { LobbyProviders } from './lobby-providers.tsx'

test('LOB-01 the lobby has a row of its providers, the largest first, whose place is kept while they load', async () => {
  const { gateway } = testEnvironment()
  await startCore()
  const root = createRoot(document.body)
  flushSync(() => root.render(<LobbyProviders type="slot" provider="12" />))
  expect(document.querySelectorAll('.lobby-providers')).toHaveLength(1)
  const items = [
    { providerID: '11', providerName: 'Poyraz', logo: '', items: 3 },
    { providerID: '12', providerName: 'Lodos', logo: '', items: 9 },
    { providerID: '13', providerName: 'Kuzey', logo: '', items: 0 }
  ]
  gateway.expects(casino.providerList).answers({ items, total: 3 })
  await lobbyFilters('slot').providers.load()

  const links = () => [...document.querySelectorAll('a')]
  await expect.poll(() => links().map(link => link.textContent)).toEqual(['Lodos', 'Poyraz', 'Kuzey'])
  expect(links().map(link => link.getAttribute('href'))).toEqual([
    '/slot/provider/12',
    '/slot/provider/11',
    '/slot/provider/13'
  ])
  expect(links().map(link => link.getAttribute('aria-current'))).toEqual(['true', null, null])
  root.unmount()
})

test('LOB-01 the row of providers keeps its place if they fail to load, and loads them again', async () => {
  const { gateway } = testEnvironment()
  await startCore()
  const root = createRoot(document.body)
  flushSync(() => root.render(<LobbyProviders type="slot" provider="" />))
  gateway.expects(casino.providerList).refuses('Şu an olmuyor')
  await lobbyFilters('slot').providers.load()

  const retry = () => document.querySelector<HTMLElement>('.lobby-providers button')
  await expect.poll(() => retry()?.textContent).toBe('Tekrar Dene')
  const answer = gateway.expects(casino.providerList).waits()
  retry()!.focus()
  retry()!.click()
  // It keeps the focus until the first provider gets it.
  await expect.poll(() => retry()?.ariaBusy ?? retry()?.getAttribute('aria-busy')).toBe('true')
  expect(document.activeElement).toBe(retry())
  answer.answers({ items: [{ providerID: '11', providerName: 'Poyraz', logo: '', items: 3 }], total: 1 })
  await expect.poll(() => document.activeElement?.textContent).toBe('Poyraz')
  root.unmount()
})

test('GATE-05 the row of providers offers no retry after an HTTP 500, which blocks the page', async () => {
  const { gateway } = testEnvironment()
  await startCore()
  const root = createRoot(document.body)
  flushSync(() => root.render(<LobbyProviders type="slot" provider="" />))
  gateway.expects(casino.providerList).fails(500)
  await lobbyFilters('slot').providers.load()

  const row = () => document.querySelector('.lobby-providers')
  await expect.poll(() => row()?.textContent).toBe('Sağlayıcılar yüklenemedi.')
  expect(row()?.querySelector('button')).toBeNull()
  root.unmount()
})
