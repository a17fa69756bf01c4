import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto'

import type { Passwords } from '../context.ts'
import { Refusal, TOO_MANY_TRIES } from '../refusal.ts'
import { createQueue, QueueFullError } from './queue.ts'

/** 32 MB and some 80 ms for each password. */
const COST = { N: 2 ** 15, r: 8, p: 1 }
const LENGTH = 32

/** Two at a time leave the other threads of the pool to the database and to decryption. */
const enqueue = createQueue(2, 200)

/** @param cost Of new hashes; one that is compared has its own cost written in it. */
export function createPasswords(cost: typeof COST = COST): Passwords {
  const write = (salt: Buffer, hash: Buffer) =>
    ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64'), hash.toString('base64')].join('$')
  const nobody = write(randomBytes(16), randomBytes(LENGTH))
  return {
    async hash(password) {
      const salt = randomBytes(16)
      return write(salt, await derive(password, salt, cost))
    },
    async matches(password, stored) {
      const [, N, r, p, salt = '', hash = ''] = (stored ?? nobody).split('$')
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
  // The same password typed on two keyboards may come composed or decomposed.
  const text = password.normalize('NFC')
  try {
    return await enqueue(
      () =>
        new Promise<Buffer>((resolve, reject) =>
          scrypt(text, salt, LENGTH, options, (error, key) => (error ? reject(error) : resolve(key)))
        )
    )
  } catch (error) {
    throw error instanceof QueueFullError ? new Refusal(TOO_MANY_TRIES, 429) : error
  }
}
