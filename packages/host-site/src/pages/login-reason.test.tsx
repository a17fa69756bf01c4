import { startCore } from '@bnw/core'
import { casino, staticFiles } from '@bnw/core/contract'
import { loadHeaderMenu } from '@bnw/core/content'
import { gameList } from '@bnw/core/lobby'
import { testEnvironment } from '@bnw/core/testing'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test } from 'vitest'

import { LoginReason } from './login-reason.tsx'

let world: ReturnType<typeof testEnvironment>
let root: Root

beforeEach(async () => {
  world = testEnvironment()
  await startCore()
})

afterEach(() => root.unmount())

/** What the login page says with this stored address. */
function reasonFor(path: string): string | undefined {
  world.storage.set('returnUrl', path)
  root = createRoot(document.body)
  flushSync(() => root.render(<LoginReason />))
  return document.querySelector<HTMLElement>('.login-reason')?.textContent
}

test.each([
  ['/play/slot/1001', 'Bakır FenerOynamak için giriş yapın'],
  ['/play/slot/1001/demo', 'Bakır FenerDemoyu oynamak için giriş yapın'],
  ['/play/slot/7', 'Seçtiğiniz oyunOynamak için giriş yapın']
])('NAV-05 LOB-06 the login names the game of %s', async (path, text) => {
  const items = [{ gameID: '1001', name: 'Bakır Fener' }]
  world.gateway.expects(casino.gamesList).answers({ items, total: 1 })
  const list = gameList({ type: 'slot', category: '', provider: '', gameType: '', search: '' })
  list.load(0, 1)
  await expect.poll(() => list.$list.get().count).toBe(1)

  expect(reasonFor(path)).toBe(text)
})

test.each([
  ['popular', ['1002'], []],
  ['first', [], ['1002']]
])(
  'NAV-05 LOB-06 the login requests the %s games for a link from elsewhere',
  async (_which, popular, first) => {
    const page = (ids: string[]) => ({
      items: ids.map(gameID => ({ gameID, name: 'Gizli Bilye' })),
      total: 1
    })
    const quick = world.gateway.expects(casino.gamesList, { categoryID: '94' }).waits()
    const all = world.gateway.expects(casino.gamesList, { limit: 48 }).waits()
    expect(reasonFor('/play/slot/1002')).toContain('Seçtiğiniz oyun')
    quick.answers(page(popular))
    all.answers(page(first))

    await expect.poll(() => document.querySelector('.login-reason strong')?.textContent).toBe('Gizli Bilye')
  }
)

test('NAV-05 the login names a virtual game as the menu does', async () => {
  world.gateway
    .expectsFile(staticFiles.headerMenu)
    .answers([{ id: '1', title: 'Zeplin', path: '/play/virtual/806' }])
  await loadHeaderMenu()

  expect(reasonFor('/play/virtual/806')).toBe('ZeplinOynamak için giriş yapın')
})

test.each([
  ['/favorites', 'Favoriler'],
  ['/notifications', 'Bildirimler'],
  ['/profile', 'Profil'],
  ['/profile?tab=deposit', 'Para Yatır'],
  ['/profile?tab=withdraw', 'Para Çek'],
  ['/profile?tab=finance', 'Finans Geçmişi']
])('NAV-05 the login names the page %s', (path, title) => {
  expect(reasonFor(path)).toBe(`${title}Bu sayfayı görmek için giriş yapın`)
})

test.each([
  ['/slot', undefined],
  ['/play/slot/%zz', undefined],
  ['https://evil.example/play/slot/1001', undefined],
  ['/play/slot/1001/demo/Call%20this%20number', 'Seçtiğiniz oyunDemoyu oynamak için giriş yapın'],
  ['/profile?tab=Call%20this%20number', 'ProfilBu sayfayı görmek için giriş yapın']
])('NAV-05 S2 the login shows no text of the address %s', (path, text) => {
  expect(reasonFor(path)).toBe(text)
})
