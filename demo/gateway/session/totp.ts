import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** Length of one step of an authenticator, in seconds (RFC 6238). */
const STEP = 30
const DIGITS = 6
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Who the codes are for, as an authenticator lists it. */
const ISSUER = 'Rıhtım'

/** A key for an authenticator: 160 random bits in base32. */
export function newSecret(): string {
  return Array.from(randomBytes(32), byte => BASE32[byte & 31]).join('')
}

/** What the QR code of a key says. */
export function otpauthOf(secret: string, account: string): string {
  const issuer = encodeURIComponent(ISSUER)
  const label = `${issuer}:${encodeURIComponent(account)}`
  return `otpauth://totp/${label}?secret=${secret}&issuer=${issuer}&algorithm=SHA1&digits=${DIGITS}&period=${STEP}`
}

/** Step of an instant in ms since 1970. */
export function stepAt(now: number): number {
  return Math.floor(now / 1_000 / STEP)
}

/** The code of one step, as an authenticator shows it. */
export function codeAt(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const digest = createHmac('sha1', decodeBase32(secret)).update(counter).digest()
  const offset = (digest.at(-1) ?? 0) & 15
  const number = digest.readUInt32BE(offset) & 0x7fff_ffff
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0')
}

/**
 * Finds the step that a code belongs to: the current one or the one before. Both are always compared, in constant
 * time.
 */
export function stepOfCode(secret: string, code: string, now: number): number | undefined {
  const steps = [stepAt(now), stepAt(now) - 1]
  const matches = steps.map(step => isSame(codeAt(secret, step), code))
  return steps[matches.indexOf(true)]
}

function isSame(expected: string, given: string): boolean {
  const wanted = Buffer.from(expected)
  const found = Buffer.alloc(wanted.length)
  found.write(given.trim())
  return timingSafeEqual(wanted, found) && given.trim().length === expected.length
}

/** Reads an authenticator's key; spaces, lower case and padding do not matter. */
export function decodeBase32(text: string): Buffer {
  let bits = 0
  let value = 0
  const bytes: number[] = []
  for (const character of text.toUpperCase().replaceAll(/[\s=]/g, '')) {
    const digit = BASE32.indexOf(character)
    if (digit < 0) throw new Error('A key of an authenticator that is not base32')
    value = (value << 5) | digit
    bits += 5
    if (bits >= 8) {
      bits -= 8
      bytes.push((value >>> bits) & 255)
      value &= (1 << bits) - 1
    }
  }
  return Buffer.from(bytes)
}
