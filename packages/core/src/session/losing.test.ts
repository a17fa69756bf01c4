import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { gamesList } from '../contract/casino.ts'
import { checkBalance, listBanks, saveBankTransfer } from '../contract/finance.ts'
import { changeEmail, initAuth, logout } from '../contract/user.ts'
import { send } from '../gateway/client.ts'
import { $endReason, $notices, $sessionStatus, $userProfile, logOut, startCore } from '../index.ts'
import { game, sessionFacts, storedPlayer, testEnvironment } from '../testing/index.ts'
import { clearOnSignOut } from './clearing.ts'

const NOW = Date.UTC(2025, 2, 1, 9)
const EXPIRED = 'Oturum süresi doldu'
const email = { email: 'a@b.example', password: 'x' }
const transfer = {
  Type: 1,
  methodID: '1',
  amount: '10.00',
  request_id: '6f1c1e34-57a0-4b6e-9f5d-0d8f4f0a7c11'
} as const

let world = testEnvironment()

beforeEach(async () => {
  world = testEnvironment({ stored: storedPlayer('ayse', NOW + 10_000) })
  await startCore()
})

afterEach(() => world.gateway.verify())

function told(): string[] {
  return $notices.get().map(({ text }) => text())
}

function outcomeOf(call: Promise<unknown>): Promise<unknown> {
  return call.catch((error: Error) => error.name)
}

/** Twenty different reads at once. */
function readTwenty(): Promise<unknown[]> {
  return Promise.all(Array.from({ length: 20 }, (_, typeID) => outcomeOf(send(listBanks, { typeID }))))
}

describe('a lost session', () => {
  test('SESS-05 twenty refused reads are one refresh, and each is asked again once', async () => {
    for (let turn = 0; turn < 20; turn++) world.gateway.expects(listBanks).refuses(EXPIRED, 401)
    world.gateway.expects(initAuth).answers(sessionFacts())
    for (let turn = 0; turn < 20; turn++) world.gateway.expects(listBanks).answers([])

    expect(await readTwenty()).toEqual(Array(20).fill([]))
    expect($sessionStatus.get()).toBe('player')
    expect(told()).toEqual([])
  })

  test('SESS-05 a refusal that comes after the refresh of the others is no reason for another', async () => {
    const late = world.gateway.expects(checkBalance).waits()
    const balance = send(checkBalance, {})
    world.gateway.expects(listBanks).refuses(EXPIRED, 401)
    world.gateway.expects(initAuth).answers(sessionFacts())
    world.gateway.expects(listBanks).answers([])
    await send(listBanks, { typeID: 1 })

    world.gateway.expects(checkBalance).answers([{ balance: '5.00' }])
    late.refuses(EXPIRED, 401)

    expect(await balance).toEqual([{ balance: 500 }])
  })

  test('SESS-05 session and profile go while it is refreshed, and come back with it', async () => {
    world.gateway.expects(listBanks).refuses('Hayır', 403)
    const answer = world.gateway.expects(initAuth).waits()
    const call = send(listBanks, { typeID: 1 })
    await expect.poll(() => world.gateway.count(initAuth)).toBe(1)
    expect(world.storage.get('bnwUserSession')).toBeNull()
    expect(world.storage.get('bnwUserProfile')).toBeNull()
    expect(world.storage.get('bnwUserAuth')).not.toBeNull()

    world.gateway.expects(listBanks).answers([])
    answer.answers(sessionFacts())
    await call

    expect(world.storage.get('bnwUserProfile')).toContain('Ayşe')
    expect(world.gateway.sent[1]?.user).toMatchObject({ sid: 'sealed-sid-of-ayse', gmt: '3' })
    expect(world.gateway.sent.at(-1)?.user).not.toMatchObject({ sid: 'sealed-sid-of-ayse' })
  })

  test('SESS-05 changes and money are not asked again', async () => {
    world.gateway.expects(changeEmail).refuses(EXPIRED, 401)
    world.gateway.expects(saveBankTransfer).refuses('', 400, 'anonymous user')
    world.gateway.expects(initAuth).answers(sessionFacts())

    const calls = [outcomeOf(send(changeEmail, email)), outcomeOf(send(saveBankTransfer, transfer))]

    expect(await Promise.all(calls)).toEqual(['SessionLostError', 'SessionLostError'])
    expect($sessionStatus.get()).toBe('player')
  })

  test('SESS-05 a silent refresh is no use of the page', async () => {
    const begun = world.storage.get('userActivityStartTime')
    world.clock.advance(60_000)
    world.gateway.expects(listBanks).refuses(EXPIRED, 401)
    world.gateway.expects(initAuth).answers(sessionFacts())
    world.gateway.expects(listBanks).answers([])

    await send(listBanks, { typeID: 1 })

    expect(world.storage.get('userActivityStartTime')).toBe(begun)
    expect(world.storage.get('expirationDate')).toBe(String(NOW + 75_000))
  })

  test('SESS-05 a refused refresh logs out with one notice, however many calls were refused', async () => {
    for (let turn = 0; turn < 20; turn++) world.gateway.expects(listBanks).refuses(EXPIRED, 401)
    world.gateway.expects(initAuth).refuses(EXPIRED, 401)
    world.gateway.expects(logout).answers()

    await readTwenty()

    expect($sessionStatus.get()).toBe('guest')
    expect($endReason.get()).toBe('expired')
    expect(told()).toEqual(['Oturum süresi doldu'])
    await expect.poll(() => world.storage.all()).toEqual({})
  })

  test('SESS-05 reads that are refused again log out, once', async () => {
    for (let turn = 0; turn < 40; turn++) world.gateway.expects(listBanks).refuses(EXPIRED, 401)
    world.gateway.expects(initAuth).answers(sessionFacts())
    world.gateway.expects(logout).answers()

    await readTwenty()

    expect($sessionStatus.get()).toBe('guest')
    expect(told()).toEqual(['Oturum süresi doldu'])
  })

  test('SESS-05 a refresh without an answer logs nobody out, and the next call tries again', async () => {
    world.gateway.expects(listBanks).refuses(EXPIRED, 401)
    world.gateway.expects(initAuth).hangsUp()
    expect(await outcomeOf(send(listBanks, { typeID: 1 }))).toBe('SessionLostError')
    expect($sessionStatus.get()).toBe('player')

    world.gateway.expects(listBanks).refuses(EXPIRED, 401)
    world.gateway.expects(initAuth).answers(sessionFacts())
    world.gateway.expects(listBanks).answers([])

    expect(await send(listBanks, { typeID: 1 })).toEqual([])
    expect(world.gateway.sent.filter(({ name }) => name === 'user.initAuth').at(-1)?.user).toMatchObject({
      gmt: '3'
    })
  })

  test.each([
    ['Giriş Başarısız', 'failed'],
    ['İnaktif hesap', 'inactive'],
    ['Bu işlem için yetkiniz yok', 'unauthorised']
  ])('SESS-05 SESS-07 %s logs out at once, with its one notice', async (message, reason) => {
    world.gateway.expects(changeEmail).refuses(message, 401)
    world.gateway.expects(logout).answers()

    await outcomeOf(send(changeEmail, email))

    expect($endReason.get()).toBe(reason)
    expect(told()).toEqual([message])
    await expect.poll(() => world.storage.all()).toEqual({})
  })

  test('SESS-05 a refusal that is none of them leaves the session as it is', async () => {
    world.gateway.expects(changeEmail).refuses('Oturum süresi doldu, sanırım', 400)

    await outcomeOf(send(changeEmail, email))

    expect($sessionStatus.get()).toBe('player')
  })

  test('LOB-06 a list that visitors may read goes on without the session', async () => {
    world.gateway.expects(gamesList).refuses(EXPIRED, 401)
    world.gateway.expects(initAuth).refuses(EXPIRED, 401)
    world.gateway.expects(logout).answers()
    world.gateway.expects(gamesList).answers({ items: [game()], total: 1 })

    expect(await send(gamesList, { limit: 48, offset: 0 })).toMatchObject({ total: 1 })
    expect(world.gateway.sent.at(-1)?.user).toBeUndefined()
  })

  test('SESS-05 another tab that has renewed it already spares the refresh', async () => {
    world.gateway.expects(listBanks).refuses(EXPIRED, 401)
    world.storage.set(
      'bnwUserSession',
      storedPlayer('ayse').bnwUserSession!.replace('sealed-sid', 'newer-sid')
    )
    world.gateway.expects(listBanks).answers([])

    await send(listBanks, { typeID: 1 })

    expect(world.gateway.sent.at(-1)?.user).toMatchObject({ sid: 'newer-sid-of-ayse' })
  })
})

describe('logout', () => {
  test('SESS-07 clears everything at once, says so, and the gateway hears of it', async () => {
    world.storage.set('bnw:recent-slot', '[1]')
    world.storage.set('bnwUserLang', 'tr')
    world.gateway.expects(logout).answers()

    const done = logOut()

    expect($sessionStatus.get()).toBe('guest')
    expect($userProfile.get()).toBeUndefined()
    expect(told()).toEqual(['Çıkış yapıldı'])
    await done
    expect(world.storage.all()).toEqual({ bnwUserLang: 'tr' })
    expect(world.gateway.sent.at(-1)?.user).toMatchObject({ sid: 'sealed-sid-of-ayse' })
  })

  test.each([
    ['refuses', (call: { refuses(message: string): void }) => call.refuses('Hayır')],
    ['says that it is expired', (call: { refuses(message: string): void }) => call.refuses(EXPIRED)]
  ])('SESS-07 clears where the gateway %s', async (_name, answer) => {
    answer(world.gateway.expects(logout))

    await logOut()

    expect(world.storage.all()).toEqual({})
  })

  test.each([
    ['cannot be reached', (call: { hangsUp(): void }) => call.hangsUp()],
    ['fails', (call: { fails(status: number): void }) => call.fails(500)],
    ['is down', (call: { fails(status: number): void }) => call.fails(503)],
    [
      'is under maintenance',
      (call: { refuses(message: string): void }) => call.refuses('This site is under maintenance')
    ]
  ])('SESS-07 notes it for the next start where the gateway %s', async (_name, answer) => {
    answer(world.gateway.expects(logout))

    await logOut()

    const { siteUnderMaintenance: _flag, ...kept } = world.storage.all()
    expect(Object.keys(kept)).toEqual(['bnw:logout'])
    expect(kept['bnw:logout']).toContain('sealed-sid-of-ayse')
  })

  test('SESS-07 a session lost elsewhere at the same moment is told once', async () => {
    world.gateway.expects(logout).answers()
    const slow = world.gateway.expects(changeEmail).waits()
    const call = outcomeOf(send(changeEmail, email))

    await logOut()
    slow.refuses(EXPIRED, 401)

    expect(await call).toBe('AbortedError')
    expect(told()).toEqual(['Çıkış yapıldı'])
  })

  test('SESS-07 clears every store that asked for it', async () => {
    const cleared: string[] = []
    clearOnSignOut(() => cleared.push($sessionStatus.get()))
    world.gateway.expects(logout).answers()

    await logOut()

    expect(cleared).toEqual(['player'])
  })
})

describe('late replies', () => {
  test('SESS-08 a reply of the old session never lands after logout', async () => {
    const slow = world.gateway.expects(checkBalance).waits()
    const call = outcomeOf(send(checkBalance, {}))
    world.gateway.expects(logout).answers()
    await logOut()

    slow.answers([{ balance: '5.00' }])

    expect(await call).toBe('AbortedError')
  })

  test('SESS-08 a refresh that is answered after logout signs nobody in', async () => {
    world.gateway.expects(listBanks).refuses(EXPIRED, 401)
    const slow = world.gateway.expects(initAuth).waits()
    const call = outcomeOf(send(listBanks, { typeID: 1 }))
    await expect.poll(() => world.gateway.count(initAuth)).toBe(1)
    world.gateway.expects(logout).answers()
    await logOut()

    slow.answers(sessionFacts())
    await call

    expect($sessionStatus.get()).toBe('guest')
    expect(world.storage.all()).toEqual({})
    expect(told()).toEqual(['Çıkış yapıldı'])
  })

  test('SESS-08 a read that is tried again after another player came is not asked with the old session', async () => {
    const slow = world.gateway.expects(checkBalance).waits()
    const call = outcomeOf(send(checkBalance, {}))

    world.storage.fromOtherTab(storedPlayer('mehmet', NOW + 15_000))
    slow.hangsUp()

    await expect.poll(() => call, { timeout: 3_000 }).toBe('AbortedError')
    expect(world.gateway.count(checkBalance)).toBe(1)
  })

  test('SESS-08 a list of games asked for by the old session is asked for anew', async () => {
    const slow = world.gateway.expects(gamesList).waits()
    const call = send(gamesList, { limit: 48, offset: 0 })
    world.gateway.expects(logout).answers()
    await logOut()
    world.gateway.expects(gamesList).answers({ items: [game('b')], total: 1 })

    slow.answers({ items: [game('a', { isFavorite: 1 })], total: 1 })

    expect(await call).toMatchObject({ items: [{ gameID: 'b' }] })
    expect(world.gateway.sent.at(-1)?.user).toBeUndefined()
  })
})

describe('other tabs', () => {
  test('SESS-08 a logout there logs out here, without a call or a word', () => {
    world.storage.fromOtherTab({ bnwUserSession: null, bnwUserProfile: null, bnwUserAuth: null })

    expect($sessionStatus.get()).toBe('guest')
    expect($endReason.get()).toBe('elsewhere')
    expect($userProfile.get()).toBeUndefined()
    expect(told()).toEqual([])
    expect(world.gateway.sent).toEqual([])
  })

  test('SESS-08 a login there signs in here', async () => {
    world = testEnvironment()
    await startCore()

    world.storage.fromOtherTab(storedPlayer('mehmet', NOW + 15_000))

    expect($sessionStatus.get()).toBe('player')
    expect($userProfile.get()?.username).toBe('mehmet')
  })

  test('SESS-08 a refresh there goes on here with what is shown', () => {
    let clearings = 0
    clearOnSignOut(() => clearings++)

    world.storage.fromOtherTab({
      ...storedPlayer('ayse', NOW + 20_000),
      bnwUserAuth: '{"sid":"b","uid":"b","uip":"b"}'
    })

    expect($sessionStatus.get()).toBe('player')
    expect(clearings).toBe(0)
  })

  test('SESS-08 another player there empties every store here', () => {
    let clearings = 0
    clearOnSignOut(() => clearings++)

    world.storage.fromOtherTab(storedPlayer('mehmet', NOW + 15_000))

    expect(clearings).toBe(1)
    expect($userProfile.get()?.username).toBe('mehmet')
  })

  test('SESS-09 storage cleared while the page is open logs out', () => {
    world.storage.clearedByOtherTab()

    expect($sessionStatus.get()).toBe('guest')
  })

  test('SESS-09 a stored auth that no longer can be read there logs out', () => {
    world.storage.fromOtherTab({ bnwUserAuth: '{"sid":7}' })

    expect($sessionStatus.get()).toBe('guest')
  })
})
