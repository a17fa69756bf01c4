import { is } from 'superstruct'
import { describe, expect, it } from 'vitest'

import { GameMessage, readHostMessage } from './host-messages.ts'

const ID = '0b9f3c52-6a54-4b53-9d0c-2d6a5f0c1e77'

describe('messages between game and host', () => {
  it.each([
    { v: 1, type: 'refresh-balance' },
    { v: 1, type: 'pause' },
    { v: 1, type: 'resume' },
    { v: 1, type: 'mute' },
    { v: 1, type: 'theme', mode: 'light' },
    { v: 1, type: 'lang', code: 'en' }
  ])('PLAY-04 accepts $type from the host', message => {
    expect(readHostMessage(message)).toEqual(message)
  })

  it.each([
    { type: 'pause' },
    { v: 2, type: 'pause' },
    { v: 1, type: 'spin' },
    { v: 1, type: 'theme', mode: 'url(x)' },
    { v: 1, type: 'lang', code: 'de' },
    { v: 1, type: 'pause', stake: 100 },
    'pause',
    null
  ])('PLAY-04 ignores anything that is not in the list: %j', message => {
    expect(readHostMessage(message)).toBeUndefined()
  })

  it('H73 allows a game only the messages in the list', () => {
    expect(is({ v: 1, type: 'round-end', id: ID, return: 400 }, GameMessage)).toBe(true)
    expect(is({ v: 1, type: 'balance', value: 1.5 }, GameMessage)).toBe(false)
    expect(is({ v: 1, type: 'logout' }, GameMessage)).toBe(false)
  })
})
