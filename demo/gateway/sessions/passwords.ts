import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto'

import { Refusal, TOO_MANY_TRIES } from '../refusal.ts'
import { createQueue, QueueFullError } from './queue.ts'

/** 32 MB and some 80 ms for each password. */
const COST = { N: 2 ** 15, r: 8, p: 1 }
const LENGTH = 32

/** Two at a time leave the other threads of the pool to the database and to decryption. */
const enqueue = createQueue(2, 200)

/** As `scrypt$N$r$p$salt$hash`, so that the cost can rise later without a new column. */
export async function passwordHash(password: string): Promise<string> {
  const salt = randomBytes(16)
  const hash = await derive(password, salt, COST)
  return ['scrypt', COST.N, COST.r, COST.p, salt.toString('base64'), hash.toString('base64')].join('$')
}

const NOBODY = `scrypt$${COST.N}$${COST.r}$${COST.p}$${randomBytes(16).toString('base64')}$${randomBytes(LENGTH).toString('base64')}`

/**
 * Whether the password is the one behind `stored`. Without `stored`, that is for a name that nobody has, it does the
 * same work and says no, so that the time tells nothing (W13).
 *
 * @throws {Refusal} 429 where too many passwords wait already.
 */
export async function isPassword(password: string, stored: string | undefined): Promise<boolean> {
  const [, N, r, p, salt = '', hash = ''] = (stored ?? NOBODY).split('$')
  const expected = Buffer.from(hash, 'base64')
  const found = await derive(password, Buffer.from(salt, 'base64'), {
    N: Number(N),
    r: Number(r),
    p: Number(p)
  })
  return found.length === expected.length && timingSafeEqual(found, expected) && stored !== undefined
}

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
