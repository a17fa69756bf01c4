import { describe, expect, test } from 'vitest'

import { gamesList } from '../contract/casino.ts'
import { checkBalance, listBanks, saveBankTransfer } from '../contract/finance.ts'
import { changeEmail, initAuth, logout } from '../contract/user.ts'
import { send } from '../gateway/client.ts'
import { $endReason, $sessionStatus, $userProfile } from './index.ts'
import { game, sessionFacts, storedPlayer, transferRequest } from '../testing/index.ts'
import { NOW, outcomeOf, toastTexts, withSignedInPlayer, world } from '../testing/signed-in.ts'

const EXPIRED = 'Oturum süresi doldu'
const email = { email: 'a@b.example', password: 'x' }
const transfer = transferRequest()

withSignedInPlayer()

/** Twenty different concurrent reads. */
function readTwenty(): Promise<unknown[]> {
  return Promise.all(Array.from({ length: 20 }, (_, typeID) => outcomeOf(send(listBanks, { typeID }))))
}

describe('lost session', () => {
  test('SESS-05 twenty refused reads cause one refresh, and each is retried once', async () => {
    for (let turn = 0; turn < 20; turn++) world.gateway.expects(listBanks).refuses(EXPIRED, 401)
    world.gateway.expects(initAuth).answers(sessionFacts())
    for (let turn = 0; turn < 20; turn++) world.gateway.expects(listBanks).answers([])

    expect(await readTwenty()).toEqual(Array(20).fill([]))
    expect($sessionStatus.get()).toBe('player')
    expect(toastTexts()).toEqual([])
  })

  test('SESS-05 a refusal that arrives after the refresh causes no further refresh', async () => {
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

  test('SESS-05 session and profile are removed during the refresh and restored after it', async () => {
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

  test('SESS-05 changes and payments are not retried', async () => {
    world.gateway.expects(changeEmail).refuses(EXPIRED, 401)
    world.gateway.expects(saveBankTransfer).refuses('', 400, 'anonymous user')
    world.gateway.expects(initAuth).answers(sessionFacts())

    const calls = [outcomeOf(send(changeEmail, email)), outcomeOf(send(saveBankTransfer, transfer))]

    expect(await Promise.all(calls)).toEqual(['SessionLostError', 'SessionLostError'])
    expect($sessionStatus.get()).toBe('player')
  })

  test('SESS-05 a silent refresh does not count as activity', async () => {
    const begun = world.storage.get('userActivityStartTime')
    world.clock.advance(60_000)
    world.gateway.expects(listBanks).refuses(EXPIRED, 401)
    world.gateway.expects(initAuth).answers(sessionFacts())
    world.gateway.expects(listBanks).answers([])

    await send(listBanks, { typeID: 1 })

    expect(world.storage.get('userActivityStartTime')).toBe(begun)
    expect(world.storage.get('expirationDate')).toBe(String(NOW + 75_000))
  })

  test('SESS-05 a refused refresh logs out with one toast, however many calls were refused', async () => {
    for (let turn = 0; turn < 20; turn++) world.gateway.expects(listBanks).refuses(EXPIRED, 401)
    world.gateway.expects(initAuth).refuses(EXPIRED, 401)
    world.gateway.expects(logout).answers()

    await readTwenty()

    expect($sessionStatus.get()).toBe('guest')
    expect($endReason.get()).toBe('expired')
    expect(toastTexts()).toEqual(['Oturum süresi doldu'])
    await expect.poll(() => world.storage.all()).toEqual({})
  })

  test('SESS-05 reads refused a second time log out once', async () => {
    for (let turn = 0; turn < 40; turn++) world.gateway.expects(listBanks).refuses(EXPIRED, 401)
    world.gateway.expects(initAuth).answers(sessionFacts())
    world.gateway.expects(logout).answers()

    await readTwenty()

    expect($sessionStatus.get()).toBe('guest')
    expect(toastTexts()).toEqual(['Oturum süresi doldu'])
  })

  test('SESS-05 a refresh without a response does not log out, and the next call refreshes again', async () => {
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

  test('SESS-05 a refresh that came too soon does not log out: it says nothing about the session', async () => {
    world.gateway.expects(listBanks).refuses(EXPIRED, 401)
    world.gateway.expects(initAuth).refuses('Çok fazla deneme', 429)

    expect(await outcomeOf(send(listBanks, { typeID: 1 }))).toBe('SessionLostError')
    expect($sessionStatus.get()).toBe('player')
  })

  test.each([
    ['Giriş Başarısız', 'failed'],
    ['İnaktif hesap', 'inactive'],
    ['Bu işlem için yetkiniz yok', 'unauthorised']
  ])('SESS-05 SESS-07 %s logs out immediately with its own toast', async (message, reason) => {
    world.gateway.expects(changeEmail).refuses(message, 401)
    world.gateway.expects(logout).answers()

    await outcomeOf(send(changeEmail, email))

    expect($endReason.get()).toBe(reason)
    expect(toastTexts()).toEqual([message])
    await expect.poll(() => world.storage.all()).toEqual({})
  })

  test('SESS-05 another refusal leaves the session unchanged', async () => {
    world.gateway.expects(changeEmail).refuses('Oturum süresi doldu, sanırım', 400)

    await outcomeOf(send(changeEmail, email))

    expect($sessionStatus.get()).toBe('player')
  })

  test('LOB-06 a list that visitors may read is loaded without the session', async () => {
    world.gateway.expects(gamesList).refuses(EXPIRED, 401)
    world.gateway.expects(initAuth).refuses(EXPIRED, 401)
    world.gateway.expects(logout).answers()
    world.gateway.expects(gamesList).answers({ items: [game()], total: 1 })

    expect(await send(gamesList, { limit: 48, offset: 0 })).toMatchObject({ total: 1 })
    expect(world.gateway.sent.at(-1)?.user).toBeUndefined()
  })

  test('SESS-08 the reply to a refresh leaves the session that another tab has stored meanwhile', async () => {
    world.gateway.expects(listBanks).refuses(EXPIRED, 401)
    const slow = world.gateway.expects(initAuth).waits()
    const call = outcomeOf(send(listBanks, { typeID: 1 }))
    await expect.poll(() => world.gateway.count(initAuth)).toBe(1)
    const other = storedPlayer('mehmet', NOW + 15_000)
    // Before the events of the storage arrive.
    for (const [key, value] of Object.entries(other)) world.storage.set(key, value)

    slow.answers(sessionFacts())
    await call

    await expect.poll(() => $userProfile.get()?.username).toBe('mehmet')
    expect(world.storage.get('bnwUserAuth')).toBe(other.bnwUserAuth)
  })

  test('SESS-05 no refresh is sent when another tab has refreshed already', async () => {
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
