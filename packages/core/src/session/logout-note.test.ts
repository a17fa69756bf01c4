import { describe, expect, test } from 'vitest'

import { getUserProfile, initAuth, logout } from '../contract/user.ts'
import { startCore } from '../index.ts'
import { NOW, profile, sessionFacts, storedPlayer } from '../testing/index.ts'
import { createPage, world } from '../testing/signed-in.ts'

describe('a logout that the gateway has not confirmed', () => {
  const note = { uid: 'u', sid: 's', uip: 'i', gmt: '3', at: NOW - 1_000 }

  test('SESS-07 is sent once, before other calls, at the next start', async () => {
    createPage({ ...storedPlayer('ayse'), 'bnw:logout': JSON.stringify(note) })
    world.gateway.expects(logout).answers()
    world.gateway.expects(initAuth).answers(sessionFacts())
    world.gateway.expects(getUserProfile).answers(profile())

    await startCore()

    expect(world.gateway.sent[0]).toMatchObject({ name: 'user.logout', user: { sid: 's' } })
    expect(world.gateway.sent[0]?.user).not.toHaveProperty('at')
    await expect.poll(() => world.storage.get('bnw:logout')).toBeNull()
  })

  test('SESS-07 is stored with its age while the gateway is unavailable', async () => {
    createPage({ 'bnw:logout': JSON.stringify(note) })
    world.gateway.expects(logout).hangsUp()

    await startCore()

    await expect.poll(() => world.gateway.count(logout)).toBe(1)
    expect(JSON.parse(world.storage.get('bnw:logout') ?? '')).toEqual(note)
  })

  test.each([
    ['older than a day', { ...note, at: NOW - 86_400_001 }],
    ['from the day after tomorrow', { ...note, at: NOW + 2 * 86_400_000 }],
    ['without its time', { ...note, at: 'now' }],
    ['in another format', [note]]
  ])('SESS-07 is dropped when it is %s', async (_name, kept) => {
    createPage({ 'bnw:logout': JSON.stringify(kept) })

    await startCore()

    expect(world.storage.all()).toEqual({})
  })
})
