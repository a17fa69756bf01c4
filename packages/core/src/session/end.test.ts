import { describe, expect, test } from 'vitest'

import { categoryList, gamesList } from '../contract/casino.ts'
import { checkBalance, listBanks } from '../contract/finance.ts'
import { changeEmail, initAuth, logout } from '../contract/user.ts'
import { send } from '../gateway/client.ts'
import { $sessionStatus, $userProfile, logOut } from './index.ts'
import { game, sessionFacts, storedPlayer } from '../testing/index.ts'
import { NOW, outcomeOf, toastTexts, withSignedInPlayer, world } from '../testing/signed-in.ts'
import { clearOnSignOut } from './player-data.ts'

const EXPIRED = 'Oturum süresi doldu'
const email = { email: 'a@b.example', password: 'x' }

withSignedInPlayer()

describe('logout', () => {
  test('SESS-07 clears everything immediately, shows a toast and calls the gateway', async () => {
    const ofPlayer = ['player', 'second-factor', 'last-login', 'recent-slot', 'pending-page', 'confirmed']
    for (const name of ofPlayer) world.storage.set(`bnw:${name}`, '1')
    world.storage.set('bnwUserLang', 'tr')
    world.gateway.expects(logout).answers()

    const done = logOut()

    expect($sessionStatus.get()).toBe('guest')
    expect($userProfile.get()).toBeUndefined()
    expect(toastTexts()).toEqual(['Çıkış yapıldı'])
    await done
    expect(world.storage.all()).toEqual({ bnwUserLang: 'tr' })
    expect(world.gateway.sent.at(-1)?.user).toMatchObject({ sid: 'sealed-sid-of-ayse' })
  })

  test.each([
    ['refuses', (call: { refuses(message: string): void }) => call.refuses('Hayır')],
    ['replies that it has expired', (call: { refuses(message: string): void }) => call.refuses(EXPIRED)]
  ])('SESS-07 clears everything when the gateway %s', async (_name, answer) => {
    answer(world.gateway.expects(logout))

    await logOut()

    expect(world.storage.all()).toEqual({})
  })

  test.each([
    ['is unreachable', (call: { hangsUp(): void }) => call.hangsUp()],
    ['fails', (call: { fails(status: number): void }) => call.fails(500)],
    ['is down', (call: { fails(status: number): void }) => call.fails(503)],
    [
      'is under maintenance',
      (call: { refuses(message: string): void }) => call.refuses('This site is under maintenance')
    ]
  ])('SESS-07 is stored for the next start when the gateway %s', async (_name, answer) => {
    answer(world.gateway.expects(logout))

    await logOut()

    const { siteUnderMaintenance: _flag, ...kept } = world.storage.all()
    expect(Object.keys(kept)).toEqual(['bnw:logout'])
    expect(kept['bnw:logout']).toContain('sealed-sid-of-ayse')
  })

  test('SESS-07 shows one toast when another call loses the session at the same time', async () => {
    world.gateway.expects(logout).answers()
    const slow = world.gateway.expects(changeEmail).waits()
    const call = outcomeOf(send(changeEmail, email))

    await logOut()
    slow.refuses(EXPIRED, 401)

    expect(await call).toBe('AbortedError')
    expect(toastTexts()).toEqual(['Çıkış yapıldı'])
  })

  test('SESS-07 clears each registered store', async () => {
    const cleared: string[] = []
    clearOnSignOut(() => cleared.push($sessionStatus.get()))
    world.gateway.expects(logout).answers()

    await logOut()

    expect(cleared).toEqual(['player'])
  })
})

describe('late replies', () => {
  test('SESS-08 a reply of the old session is dropped after logout', async () => {
    const slow = world.gateway.expects(checkBalance).waits()
    const call = outcomeOf(send(checkBalance, {}))
    world.gateway.expects(logout).answers()
    await logOut()

    slow.answers([{ balance: '5.00' }])

    expect(await call).toBe('AbortedError')
  })

  test('SESS-08 a refresh that completes after logout does not sign in', async () => {
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
    expect(toastTexts()).toEqual(['Çıkış yapıldı'])
  })

  test('SESS-08 a read retried after a player change is not sent with the old session', async () => {
    const slow = world.gateway.expects(checkBalance).waits()
    const call = outcomeOf(send(checkBalance, {}))

    world.storage.fromOtherTab(storedPlayer('mehmet', NOW + 15_000))
    slow.hangsUp()

    await expect.poll(() => call, { timeout: 3_000 }).toBe('AbortedError')
    expect(world.gateway.count(checkBalance)).toBe(1)
  })

  test('SESS-08 a game list requested in the old session is requested again', async () => {
    const slow = world.gateway.expects(gamesList).waits()
    const call = send(gamesList, { limit: 48, offset: 0 })
    world.gateway.expects(logout).answers()
    await logOut()
    world.gateway.expects(gamesList).answers({ items: [game('b')], total: 1 })

    slow.answers({ items: [game('a', { isFavorite: 1 })], total: 1 })

    expect(await call).toMatchObject({ items: [{ gameID: 'b' }] })
    expect(world.gateway.sent.at(-1)?.user).toBeUndefined()
  })

  test('SESS-08 a reply that is the same for everybody is used after logout', async () => {
    const slow = world.gateway.expects(categoryList).waits()
    const call = outcomeOf(send(categoryList, { limit: 100, offset: 0 }))
    world.gateway.expects(logout).answers()
    await logOut()

    slow.answers({ items: [{ CategoryID: '7' }], total: 1 })

    expect(await call).toMatchObject({ items: [{ CategoryID: '7' }] })
  })
})
