import { describe, expect, test, vi } from 'vitest'

import { categoryList, gamesList } from '../contract/casino.ts'
import { checkBalance } from '../contract/finance.ts'
import { headerMenu, licensesFile, publicIp } from '../contract/static-files.ts'
import { changeEmail, forgot, listFavourites } from '../contract/user.ts'
import { $gate } from './index.ts'
import { chooseLanguage } from '../language/index.ts'
import { logOut } from '../session/index.ts'
import { game } from '../testing/index.ts'
import { begin, outcomeOf, world, withSignedInPlayer } from '../testing/signed-in.ts'
import { send, sendFile } from './client.ts'

withSignedInPlayer()

const page = { limit: 48, offset: 0 }
const games = { items: [game('a')], total: 1 }

describe('send()', () => {
  test('GATE-01 sends Lang in the current language', async () => {
    world.gateway.expects(categoryList).answers({ items: [], total: 0 })
    world.gateway.expects(categoryList).answers({ items: [], total: 0 })

    await send(categoryList, page)
    chooseLanguage('en')
    await send(categoryList, page)

    expect(world.gateway.sent.map(({ data }) => data.Lang)).toEqual(['tr', 'en'])
  })

  test('GATE-01 sends no user for a visitor, and the player’s user for a list that depends on the player', async () => {
    world.gateway.expects(gamesList).answers(games)
    await send(gamesList, page)
    await begin({ stored: {} })
    world.gateway.expects(gamesList).answers(games)

    await send(gamesList, page)

    expect(world.gateway.sent[0]?.user).toBeUndefined()
  })

  test('GATE-01 a page that overrides toJSON neither sees nor changes the request', async () => {
    const prototype = Object.prototype as { toJSON?: () => string }
    world.gateway.expects(gamesList, page).answers(games)

    prototype.toJSON = () => 'tampered'
    const call = send(gamesList, page)
    delete prototype.toJSON

    expect(await call).toMatchObject({ total: 1 })
  })

  test('GATE-02 does not send data that the contract does not allow', async () => {
    // @ts-expect-error no such field: it does not compile either
    const call = send(gamesList, { ...page, balance: 1 })

    await expect(call).rejects.toMatchObject({ name: 'ContractError' })
  })

  test('GATE-03 reports a field that does not fit in any row once, and delivers the rows', async () => {
    const row = (gameID: number) => ({ gameID, name: `Game ${gameID}`, rtp: { secret: 96 } })
    const data = JSON.stringify([row(1), row(2), { rtp: 97 }])
    world.gateway.expects(gamesList).breaksContract(`{"result":true,"data":${data}}`)

    const { items } = await send(gamesList, page)

    expect(items).toMatchObject([
      { gameID: '1', name: 'Game 1', rtp: undefined },
      { gameID: '2', name: 'Game 2', rtp: undefined }
    ])
    expect(world.faults).toEqual([{ name: 'ContractError', call: 'casino.games_list', fields: ['rtp'] }])
  })

  test('GATE-04 a refusal has message, code and debug', async () => {
    world.gateway.expects(changeEmail).refuses('Bu adres alınmış', 412, 'taken')

    const call = send(changeEmail, { email: 'a@b.example', password: 'Secret1!' })

    await expect(call).rejects.toMatchObject({
      name: 'RefusedError',
      forPlayer: 'Bu adres alınmış',
      code: 412,
      debug: 'taken'
    })
  })

  test('GATE-04 no error contains the request data', async () => {
    world.gateway.expects(changeEmail).hangsUp()
    world.gateway.expects(changeEmail).breaksContract()
    world.gateway.expects(changeEmail).refuses('Hayır')
    const typed = { email: 'typed@b.example', password: 'Typed1!' }
    const errors: Error[] = []

    for (const call of [1, 2, 3].map(() => send(changeEmail, typed)))
      await call.catch((error: Error) => errors.push(error))

    const texts = errors.map(
      error => `${error.message} ${error.stack} ${JSON.stringify(error)} ${String(error.cause)}`
    )
    expect(texts.join()).not.toMatch(/typed/i)
  })

  test('GATE-04 a list without records is empty and no failure is published', async () => {
    world.gateway.expects(gamesList).refuses('Kayıt bulunamadı', 404)
    world.gateway.expects(listFavourites).refuses(' Kayıt bulunamadı ')

    expect(await send(gamesList, page)).toMatchObject({ items: [], limit: 10, total: 0, offset: 0 })
    expect(await send(listFavourites, { mode: 'list', type: 'casino' })).toEqual([])
  })
})

test('GATE-04 a change without a record is refused', async () => {
  world.gateway.expects(forgot).refuses('Kayıt bulunamadı', 404)

  expect(await outcomeOf(send(forgot, { email: 'a@b.example' }))).toBe('RefusedError')
})

describe('HTTP 500', () => {
  test('GATE-05 blocks all later calls and files of the page', async () => {
    world.gateway.expects(gamesList).fails(500)

    expect(await outcomeOf(send(gamesList, page))).toBe('BlockedError')
    await expect(send(categoryList, page)).rejects.toThrow('Request blocked due to a previous error')
    expect(await outcomeOf(send(forgot, { email: 'a@b.example' }))).toBe('BlockedError')
    expect(await outcomeOf(sendFile(headerMenu))).toBe('BlockedError')
    expect($gate.get()).toBe('blocked')
  })

  test('GATE-05 MAINT-01 the end of maintenance does not open a blocked page', async () => {
    world.gateway.expects(gamesList).fails(500)
    await outcomeOf(send(gamesList, page))

    for (const siteUnderMaintenance of ['true', 'false']) world.storage.fromOtherTab({ siteUnderMaintenance })

    expect(await outcomeOf(send(gamesList, page))).toBe('BlockedError')
  })

  test('GATE-05 completes a call that is in flight', async () => {
    const slow = world.gateway.expects(categoryList).waits()
    const call = send(categoryList, page)
    world.gateway.expects(gamesList).fails(500)
    await outcomeOf(send(gamesList, page))

    slow.answers({ items: [], total: 0 })

    expect(await call).toMatchObject({ total: 0 })
  })

  test('GATE-05 ignores a 500 of any URL other than the endpoint', async () => {
    vi.useFakeTimers()
    world.gateway.expects(forgot).fails(503)
    world.gateway.expectsFile(licensesFile).fails(500)
    world.gateway.expectsFile(licensesFile).answers([])
    const file = sendFile(licensesFile)
    await outcomeOf(send(forgot, { email: 'a@b.example' }))
    await vi.advanceTimersByTimeAsync(1_000)

    expect(await file).toEqual([])
    expect($gate.get()).toBe('open')
  })

  test('GATE-05 on a blocked page a player call of a visitor fails with BlockedError', async () => {
    world.gateway.expects(gamesList).fails(500)
    await outcomeOf(send(gamesList, page))
    await logOut()

    expect(await outcomeOf(send(checkBalance, {}))).toBe('BlockedError')
  })
})

describe('sendFile()', () => {
  test('GATE-01 sends the panel header to the site only', async () => {
    await begin({ stored: {} })
    world.gateway
      .expectsFile(headerMenu)
      .answers([{ id: 1, title: { tr: 'Slot', en: 'Slots' }, path: '/slot' }])
    world.gateway.expectsFile(licensesFile, { version: '1' }).answers([])

    await sendFile(headerMenu)
    await sendFile(licensesFile, { version: '1' })

    expect(world.gateway.sent).toMatchObject([
      { url: 'https://site.test/datas/header-menu.json', headers: { panel: 'frontend' } },
      { url: 'https://gateway.test/v1/licenses?version=1' }
    ])
    expect(world.gateway.sent[1]?.headers).not.toHaveProperty('panel')
  })

  test('GATE-03 reports a reply that does not fit once, without its values', async () => {
    world.gateway.expectsFile(headerMenu).breaksContract('{"rows":["secret"]}')

    expect(await outcomeOf(sendFile(headerMenu))).toBe('ContractError')
    expect(world.faults).toEqual([{ name: 'ContractError', call: '/datas/header-menu.json' }])
  })

  test('GATE-03 a file that is missing is no fault of its content', async () => {
    world.gateway.expectsFile(headerMenu).fails(404)

    expect(await outcomeOf(sendFile(headerMenu))).toBe('OfflineError')
    expect(world.faults).toEqual([])
  })

  test('GATE-09 does not request the public IP when no URL is configured', async () => {
    expect(await outcomeOf(sendFile(publicIp))).toBe('OfflineError')
  })
})
