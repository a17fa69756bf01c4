import { beforeEach, describe, expect, test } from 'vitest'

import { categoryList } from '../contract/casino.ts'
import { changeEmail, forgot, initAuth, logout } from '../contract/user.ts'
import { changeFavourite } from '../contract/user-favourites.ts'
import { deleteBankAccount, saveBankTransfer } from '../contract/finance.ts'
import { moment } from '../contract/units.ts'
import { send } from '../gateway/client.ts'
import { gatewayWords } from '../gateway/words.ts'
import { startCore } from '../index.ts'
import { $language } from '../lib/language.ts'
import { logOut } from '../session/index.ts'
import { $isEndShown, $sessionNews } from '../session/session.ts'
import { $toasts, $toastHistory, FINANCE_TOAST_MS, showToast, TOAST_MS } from './index.ts'
import { lastLoginText } from './last-login.ts'
import { sessionFacts, storedPlayer, testEnvironment } from '../testing/index.ts'

const page = { limit: 1, offset: 0 }
const email = { email: 'a@b.example', password: 'x' }

let world = testEnvironment()

beforeEach(async () => {
  world = testEnvironment({ stored: storedPlayer('ayse', Date.UTC(2025, 2, 1, 9) + 10_000) })
  await startCore()
})

async function say(call: Promise<unknown>): Promise<void> {
  await call.catch(() => undefined)
}

describe('toasts', () => {
  test('GATE-04 a refused change shows a red toast for 1.5 s', async () => {
    world.gateway.expects(changeEmail).refuses('Bu adres alınmış')

    await say(send(changeEmail, email))

    const [toast] = $toasts.get()
    expect(toast).toMatchObject({ tone: 'bad', durationMs: TOAST_MS, at: world.clock.now() })
    expect([toast?.text(), TOAST_MS]).toEqual(['Bu adres alınmış', 1_500])
  })

  test('A11Y-01 a form announces the refusal that it shows, and the toast the others', async () => {
    world.gateway.expects(changeEmail).refuses('Bu adres alınmış')
    world.gateway.expects(deleteBankAccount).refuses('Silinemedi')
    world.gateway.expects(changeFavourite).refuses('Eklenemedi')

    await say(send(changeEmail, email))
    await say(send(deleteBankAccount, { bankAccountID: '1' }))
    await say(send(changeFavourite, { mode: 'insert', type: 'casino', id: '1' }))

    expect($toasts.get().map(({ isSilent }) => isSilent)).toEqual([true, true, false])
  })

  test('GATE-04 a refused payment shows a toast for 1 s', async () => {
    world.gateway.expects(saveBankTransfer).refuses('Bakiye yetersiz')
    const request_id = '6f1c1e34-57a0-4b6e-9f5d-0d8f4f0a7c11'

    await say(send(saveBankTransfer, { Type: 1, methodID: '1', amount: '10.00', request_id }))

    expect($toasts.get()).toMatchObject([{ durationMs: FINANCE_TOAST_MS }])
    expect(FINANCE_TOAST_MS).toBe(1_000)
  })

  test('GATE-04 an empty message shows Process Failed in the language', async () => {
    world.gateway.expects(forgot).refuses('')

    await say(send(forgot, { email: 'a@b.example' }))

    expect($toasts.get()[0]?.text()).toBe('İşlem Başarısız')
  })

  test('GATE-04 a failed background read shows no toast, a read started by the player does', async () => {
    world.gateway.expects(categoryList).refuses('Hayır')
    world.gateway.expects(categoryList).refuses('Hayır')

    await say(send(categoryList, page))
    expect($toasts.get()).toEqual([])
    await say(send(categoryList, page, { showErrors: true }))

    expect($toasts.get()).toHaveLength(1)
  })

  test('SESS-05 a change that met an expired session shows that it can be sent again', async () => {
    world.gateway.expects(changeEmail).refuses('Oturum süresi doldu', 401)
    world.gateway.expects(initAuth).answers(sessionFacts())

    await say(send(changeEmail, email))

    expect($toasts.get()[0]?.text()).toBe(gatewayWords.renewed())
  })

  test('GATE-03 a change whose reply cannot be read shows a toast', async () => {
    world.gateway.expects(changeEmail).breaksContract('<html>')

    await say(send(changeEmail, email))

    expect($toasts.get()[0]?.text()).toBe('Yanıt alınamadı; isteğiniz gerçekleşmiş olabilir.')
  })

  test('GATE-06 a network failure shows no toast', async () => {
    world.gateway.expects(changeEmail).hangsUp()

    await say(send(changeEmail, email))

    expect($toasts.get()).toEqual([])
  })

  test('GATE-05 an HTTP 500 shows one persistent toast with Reload', async () => {
    world.gateway.expects(changeEmail).fails(500)

    for (let turn = 0; turn < 3; turn++) await say(send(changeEmail, email))

    expect($toasts.get()).toMatchObject([{ durationMs: 0, action: 'reload' }])
    expect($toasts.get()[0]?.text()).toBe('Bazı sorunlar yaşıyoruz, lütfen daha sonra tekrar deneyin')
    await logOut()
    expect($toasts.get()[0]).toMatchObject({ action: 'reload' })
  })

  test('SESS-07 the end of a session is not repeated where a view shows it', () => {
    $isEndShown.set(true)
    $sessionNews.set({ type: 'ended', because: 'idle' })
    expect($toasts.get()).toEqual([])
    $isEndShown.set(false)
    $sessionNews.set({ type: 'ended', because: 'idle' })

    expect($toasts.get()).toHaveLength(1)
  })

  test('LOGIN-02 SESS-07 a login and a logout show their toasts for 1.5 s', () => {
    $sessionNews.set({ type: 'logged-in', lastLogin: undefined })
    $sessionNews.set({ type: 'ended', because: 'player' })

    const shown = { tone: 'good', durationMs: TOAST_MS }
    expect($toasts.get()).toMatchObject([shown, shown])
  })

  test('I18N-02 the previous login is written in the language of the texts, also while another loads', () => {
    $language.set('en')

    expect(lastLoginText(moment(Date.UTC(2025, 1, 28, 15, 30)))).toMatch(/^Son giriş: 28\.02\.2025 ÖS 6:30/)
  })

  test('NOTIF-03 a confirmation is shown for 1.5 s, a notice or a toast that can be undone for 5 s', () => {
    showToast({ tone: 'good', text: () => 'Bir' })
    showToast({ tone: 'info', text: () => 'İki' })
    showToast({ tone: 'good', text: () => 'Üç', action: { label: () => 'Geri al', run() {} } })
    showToast({ tone: 'good', text: () => 'Dört', durationMs: 700 })

    expect($toasts.get().map(({ durationMs }) => durationMs)).toEqual([1_500, 5_000, 5_000, 700])
  })

  test('GATE-04 a text is counted as long as it is shown, and is shown again after that', () => {
    const say = (tone: 'good' | 'bad' = 'bad') =>
      showToast({ tone, text: () => 'Olmadı', durationMs: TOAST_MS })
    say()
    world.clock.advance(1_400)
    say()
    say('good')
    world.clock.advance(1_400)
    say()
    world.clock.advance(1_500)
    say()

    expect($toasts.get().map(({ tone, count }) => [tone, count])).toEqual([
      ['bad', 3],
      ['good', 1],
      ['bad', 1]
    ])
  })

  test('undo toasts of different items are separate, and from a toast without undo', () => {
    const action = { label: () => 'Geri Al', run: () => undefined }
    showToast({ tone: 'good', text: () => 'Çıkarıldı', action })
    showToast({ tone: 'good', text: () => 'Çıkarıldı', action })
    showToast({ tone: 'good', text: () => 'Çıkarıldı' })

    expect($toasts.get()).toHaveLength(3)
  })

  test('the tray lists the newest first, and nothing of the previous player', async () => {
    for (const text of ['Bir', 'İki']) showToast({ tone: 'info', text: () => text })
    const read = () => $toastHistory.get().map(({ text }) => text())
    expect(read()).toEqual(['İki', 'Bir'])
    world.gateway.expects(logout).answers()
    await logOut()

    expect(read()).toEqual(['Çıkış yapıldı'])
  })

  test('the tray keeps the latest twenty toasts', () => {
    for (let turn = 1; turn <= 25; turn++)
      showToast({ tone: 'info', text: () => String(turn), durationMs: 0 })

    expect($toasts.get()).toHaveLength(20)
    expect($toasts.get()[0]?.text()).toBe('6')
  })
})
