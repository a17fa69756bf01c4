import { describe, expect, test } from 'vitest'

import { gamesList } from '../contract/casino.ts'
import { checkBalance } from '../contract/finance.ts'
import { changeFavourite, forgot, listFavourites } from '../contract/user.ts'
import { languagesFile } from '../contract/static-files.ts'
import { send } from '../gateway/client.ts'
import { startCore } from '../index.ts'
import { chooseLanguage } from '../language/index.ts'
import { $language } from '../lib/index.ts'
import { $sessionStatus } from '../session/index.ts'
import { NOW, game, storedPlayer, testEnvironment } from './index.ts'

const page = { limit: 48, offset: 96 }

describe('the fake gateway', () => {
  test('verify() throws for an expected call that was not made', () => {
    const { gateway } = testEnvironment()
    gateway.expects(forgot).answers()

    expect(() => gateway.verify()).toThrow('expected and not made: user.forgot')
  })

  test('verify() throws for a call that was made and not expected', async () => {
    const { gateway } = testEnvironment()
    await send(forgot, { email: 'a@b.example' }).catch(() => undefined)

    expect(() => gateway.verify()).toThrow('made and not expected: user.forgot')
  })

  test('answers() throws for data that does not fit the contract', () => {
    const { gateway } = testEnvironment()

    // @ts-expect-error an amount is no object
    expect(() => gateway.expects(checkBalance).answers([{ balance: { tl: 5 } }])).toThrow('does not fit')
    const withoutId = [{ ...game(), gameID: undefined, name: {} }]
    expect(() => gateway.expects(gamesList).answers({ items: withoutId as never, total: 1 })).toThrow()
    expect(() => gateway.expects(gamesList).answers({ items: [game('')], total: 1 })).toThrow('no id')
    expect(() => gateway.expectsFile(languagesFile).answers({ tr: 1 })).toThrow()
    expect(() => gateway.verify()).toThrow('expected and not made')
  })

  test('replies with the requested limit and offset', async () => {
    const { gateway } = testEnvironment()
    gateway.expects(gamesList).answers({ items: [game('a')], total: 97 })

    expect(await send(gamesList, page)).toMatchObject({ limit: 48, offset: 96, total: 97 })
  })

  test('distinguishes two calls of the same method by their data', async () => {
    const { gateway } = testEnvironment({ stored: storedPlayer('ayse', NOW + 10_000) })
    await startCore()
    gateway.expects(changeFavourite).answers()
    gateway.expects(listFavourites).answers([{ id: 7, type: 'casino' }])

    const list = await send(listFavourites, { mode: 'list', type: 'casino' })
    await send(changeFavourite, { mode: 'insert', type: 'casino', id: '7' })

    expect(list).toEqual([{ id: '7', type: 'casino' }])
  })
})

describe('testEnvironment', () => {
  test('resets all state of the previous page', async () => {
    testEnvironment({ stored: storedPlayer('ayse', NOW + 10_000) })
    await startCore()
    chooseLanguage('en')

    const { storage, clock, faults } = testEnvironment()

    expect([$sessionStatus.get(), $language.get(), storage.keys(), faults]).toEqual([
      'starting',
      'tr',
      [],
      []
    ])
    expect(clock.now()).toBe(NOW)
  })
})
