import { createHash, randomBytes, randomInt } from 'node:crypto'

/** A secret of a session or of a link: 256 random bits, which cannot be guessed. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/**
 * The value of a session: a secret after the session's id, by which a value that was replaced is still known as one of this
 * session.
 */
export function sessionValue(sessionId: string, secret: string): string {
  return `${sessionId}.${secret}`
}

/** The id in a session value; undefined if it has none, as before the second factor. */
export function sessionIdOf(value: string): string | undefined {
  const [id = ''] = value.split('.')
  return UUID.test(id) ? id : undefined
}

/** A code that a player types: six random digits. */
export function newCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0')
}

/** What the database holds in place of a secret. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
