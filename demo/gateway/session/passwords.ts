import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto'

import type { Passwords } from '../context.ts'
import { Refusal, TOO_MANY_TRIES } from '../refusal.ts'
import { createSemaphore, TooManyWaitingError } from './concurrency.ts'

/** About 32 MB and 80 ms per password. */
const COST = { N: 2 ** 15, r: 8, p: 1 }
const LENGTH = 32

/** Two at a time, to leave the other threads of the pool to the database and to decryption. */
const withSlot = createSemaphore(2, 200)

/** @param cost Cost of new hashes; a stored hash contains its own. */
export function createPasswords(cost: typeof COST = COST): Passwords {
  const write = (salt: Buffer, hash: Buffer) =>
    ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64'), hash.toString('base64')].join('$')
  const unknownPlayer = write(randomBytes(16), randomBytes(LENGTH))
  return {
    async hash(password) {
      const salt = randomBytes(16)
      return write(salt, await derive(password, salt, cost))
    },
    async matches(password, stored) {
      const [, N, r, p, salt = '', hash = ''] = (stored ?? unknownPlayer).split('$')
      const expected = Buffer.from(hash, 'base64')
      const found = await derive(password, Buffer.from(salt, 'base64'), {
        N: Number(N),
        r: Number(r),
        p: Number(p)
      })
      return found.length === expected.length && timingSafeEqual(found, expected) && stored !== undefined
    }
  }
}

export const passwords = createPasswords()

async function derive(password: string, salt: Buffer, cost: typeof COST): Promise<Buffer> {
  const options: ScryptOptions = { ...cost, maxmem: 64 * 2 ** 20 }
  // Keyboards differ in whether they send composed or decomposed characters.
  const text = password.normalize('NFC')
  try {
    return await withSlot(
      () =>
        new Promise<Buffer>((resolve, reject) =>
          scrypt(text, salt, LENGTH, options, (error, key) => (error ? reject(error) : resolve(key)))
        )
    )
  } catch (error) {
    throw error instanceof TooManyWaitingError ? new Refusal(TOO_MANY_TRIES, 429) : error
  }
}
