import { createHash, randomBytes, randomInt } from 'node:crypto'

/** A secret of a session or of a link: 256 random bits, which cannot be guessed. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** A code that a player types: six random digits. */
export function newCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0')
}

/** What the database holds in place of a secret. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
