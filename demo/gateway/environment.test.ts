import { describe, expect, test } from 'vitest'

import { optionsFrom } from './environment.ts'

const KEY = Buffer.from(Array.from({ length: 32 }, (_, index) => index))

describe('the environment', () => {
  test('without variables starts no sandbox, on this machine only, with a key file', () => {
    expect(optionsFrom({})).toMatchObject({
      host: 'localhost',
      port: 4000,
      sandbox: false,
      sealKey: undefined,
      databaseUrl: undefined,
      partnerOrigins: [],
      inlineOrigins: [],
      trustProxy: [],
      payoutDayLimit: 10_000_000n
    })
  })

  test('SEAL_KEY is the key of secrets in the database', () => {
    expect(optionsFrom({ SEAL_KEY: KEY.toString('base64') }).sealKey).toEqual(KEY)
  })

  test.each([
    ['too short', KEY.subarray(1).toString('base64')],
    ['too long', Buffer.concat([KEY, KEY]).toString('base64')],
    ['not base64', `!${KEY.toString('base64').slice(1)}`],
    ['in hexadecimal', KEY.toString('hex')]
  ])('SEAL_KEY that is %s is refused', (_kind, text) => {
    expect(() => optionsFrom({ SEAL_KEY: text })).toThrow('SEAL_KEY must be 32 bytes in base64')
  })

  test('SANDBOX is on for 1 alone', () => {
    expect(optionsFrom({ SANDBOX: '1' }).sandbox).toBe(true)
    expect(optionsFrom({ SANDBOX: 'true' }).sandbox).toBe(false)
  })

  test('lists are separated by commas or spaces, and origins are checked', () => {
    const PARTNER_ORIGINS = 'https://one.example, https://two.example'
    expect(optionsFrom({ PARTNER_ORIGINS }).partnerOrigins).toEqual([
      'https://one.example',
      'https://two.example'
    ])
    expect(() => optionsFrom({ INLINE_ORIGINS: 'one.example' })).toThrow('INLINE_ORIGINS')
  })

  test.each(['SITE_ORIGIN', 'GAMES_ORIGIN', 'PARTNER_ORIGIN'])('%s must be an origin', name => {
    expect(() => optionsFrom({ [name]: 'https://one.example/' })).toThrow(`${name} must contain origins`)
    expect(Object.values(optionsFrom({ [name]: 'https://one.example' }).origins ?? {})).toEqual([
      'https://one.example'
    ])
  })

  test('LOG_LEVEL and DATABASE_URL of another form are refused by name, the latter without its password', () => {
    expect(() => optionsFrom({ LOG_LEVEL: 'loud' })).toThrow(
      'LOG_LEVEL must be one of error, warn, info, debug'
    )
    const databaseUrl = () => optionsFrom({ DATABASE_URL: 'mysql://gateway:secret@db/x' })
    expect(databaseUrl).toThrow(/^DATABASE_URL must begin with postgresql:\/\/$/)
  })

  test('numbers out of their range are refused by name', () => {
    expect(() => optionsFrom({ PORT: '70000' })).toThrow('PORT must be a port number')
    expect(() => optionsFrom({ COUPON_SECONDS: '-1' })).toThrow('COUPON_SECONDS must be seconds')
    expect(() => optionsFrom({ SANDBOX_GAMES: '100' })).toThrow(
      'SANDBOX_GAMES must be a number from 312 to 21312'
    )
    expect(optionsFrom({ SANDBOX_GAMES: '20000' }).games).toBe(20_000)
    expect(() => optionsFrom({ PAYOUT_DAY_LIMIT: '1.5' })).toThrow('PAYOUT_DAY_LIMIT must be whole lira')
  })
})
