import { createPublicKey } from 'node:crypto'

import { describe, expect, test } from 'vitest'

import { loadKeys } from './keys.ts'
import { createPasswords } from './passwords.ts'
import { newCode, newToken } from './tokens.ts'
import { newSecret } from './totp.ts'

/** Values that a generator gives, and how many of them differ. */
function many(next: () => string, count = 1_000): { values: string[]; different: number } {
  const values = Array.from({ length: count }, next)
  return { values, different: new Set(values).size }
}

describe('secrets cannot be guessed:', () => {
  test('a token has 256 random bits', () => {
    const { values, different } = many(newToken)

    expect(values.every(token => Buffer.from(token, 'base64url').length === 32)).toBe(true)
    expect(different).toBe(values.length)
  })

  test('the key of an authenticator has 160 random bits', () => {
    const { values, different } = many(newSecret)

    expect(values.every(secret => /^[A-Z2-7]{32}$/.test(secret))).toBe(true)
    expect(different).toBe(values.length)
  })

  test('a code has six random digits', () => {
    const { values, different } = many(newCode)

    expect(values.every(code => /^\d{6}$/.test(code))).toBe(true)
    // Of 1,000 random ones, fewer than 10 are expected to be drawn twice or more.
    expect(different).toBeGreaterThan(980)
    for (const index of [0, 1, 2, 3, 4, 5]) expect(new Set(values.map(code => code[index])).size).toBe(10)
  })

  test('the key pair of a gateway is RSA with 3,072 bits, and its own', async () => {
    const [one, other] = await Promise.all([loadKeys(), loadKeys()])

    expect(createPublicKey(one.publicPem).asymmetricKeyDetails?.modulusLength).toBe(3_072)
    expect(one.publicPem).not.toBe(other.publicPem)
    expect(one.refreshSecret.equals(other.refreshSecret)).toBe(false)
  })

  test('a password is hashed by scrypt with 32 MB and a salt of its own', async () => {
    const { hash } = createPasswords()
    const [one, other] = await Promise.all([hash('Demo123!'), hash('Demo123!')])

    expect(one).toMatch(/^scrypt\$32768\$8\$1\$[\w+/]{22}==\$[\w+/]{43}=$/)
    expect(one).not.toBe(other)
  })
})
