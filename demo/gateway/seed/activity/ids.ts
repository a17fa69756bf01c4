import { randomOf } from '@bnw/core/covers'

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A transaction id of 16 characters, derived from the key. */
export function seededId(key: string): string {
  const next = randomOf(`id:${key}`)
  return Array.from({ length: 16 }, () => ALPHABET[Math.floor(next() * ALPHABET.length)]).join('')
}
