import { randomOf } from '@bnw/games/engines/random'

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** 16 letters that look accidental and are the same in every seed. */
export function seededId(key: string): string {
  const next = randomOf(`id:${key}`)
  return Array.from({ length: 16 }, () => ALPHABET[Math.floor(next() * ALPHABET.length)]).join('')
}
