import { describe, expect, test } from 'vitest'

import { step, type NewSession, type Session } from './session.ts'

const session = { uid: 'u', sid: 's', uip: 'i', gmt: '3' }
const renewed = { ...session, sid: 's2' }
const pending: NewSession = { session, player: 'p', rid: '7', username: 'ayse', hasSecondFactor: true }
const starting: Session = { status: 'starting' }
const guest: Session = { status: 'guest' }
const idle: Session = { status: 'guest', because: 'idle' }
const waiting: Session = { status: 'second-factor', pending }
const player: Session = { status: 'player', session }

describe('session state', () => {
  test('SESS-04 a start without a player ends as guest', () => {
    expect(step(starting, { type: 'ended' })).toEqual(guest)
  })

  test('SESS-04 a start with a player ends as player', () => {
    expect(step(starting, { type: 'opened', session })).toEqual(player)
  })

  test('LOGIN-02 a guest becomes a player by login', () => {
    expect(step(guest, { type: 'opened', session })).toEqual(player)
  })

  test('LOGIN-03 a login with a second factor is not a player yet', () => {
    expect(step(guest, { type: 'code-needed', pending })).toEqual(waiting)
  })

  test('LOGIN-03 a correct code makes a player', () => {
    expect(step(waiting, { type: 'opened', session })).toEqual(player)
  })

  test('LOGIN-03 choosing another account ends the unfinished session', () => {
    expect(step(waiting, { type: 'ended', because: 'player' })).toEqual({
      status: 'guest',
      because: 'player'
    })
  })

  test('SESS-05 a refresh updates the player’s values', () => {
    expect(step(player, { type: 'renewed', session: renewed })).toEqual({
      status: 'player',
      session: renewed
    })
  })

  test('SESS-08 a late refresh does not sign a guest back in', () => {
    expect(step(idle, { type: 'renewed', session })).toBe(idle)
  })

  test('SESS-08 a late refresh does not skip the second factor', () => {
    expect(step(waiting, { type: 'renewed', session })).toBe(waiting)
  })

  test('SESS-07 a logout keeps its reason', () => {
    expect(step(player, { type: 'ended', because: 'idle' })).toEqual(idle)
  })

  test('SESS-07 a second logout changes nothing', () => {
    expect(step(idle, { type: 'ended', because: 'expired' })).toBe(idle)
  })
})
