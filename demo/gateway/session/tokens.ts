import { createHash, randomBytes } from 'node:crypto'

/** A secret of a session or of a link: 256 random bits, which cannot be guessed. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What the database holds in place of a secret. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
