import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** Length of one step of an authenticator, in seconds (RFC 6238). */
const STEP = 30
const DIGITS = 6
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Shown by the authenticator app. */
const ISSUER = 'Rıhtım'

/** Creates an authenticator key: 160 random bits in base32. */
export function newSecret(): string {
  return Array.from(randomBytes(32), byte => BASE32[byte & 31]).join('')
}

/** Content of the QR code of a key. */
export function otpauthOf(secret: string, account: string): string {
  const issuer = encodeURIComponent(ISSUER)
  const label = `${issuer}:${encodeURIComponent(account)}`
  return `otpauth://totp/${label}?secret=${secret}&issuer=${issuer}&algorithm=SHA1&digits=${DIGITS}&period=${STEP}`
}

/** Step of an instant in ms since 1970. */
export function stepAt(now: number): number {
  return Math.floor(now / 1_000 / STEP)
}

/** The code of one step. */
export function codeAt(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const digest = createHmac('sha1', decodeBase32(secret)).update(counter).digest()
  const offset = (digest.at(-1) ?? 0) & 15
  const number = digest.readUInt32BE(offset) & 0x7fff_ffff
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0')
}

/** Finds the step of a code: the current or the previous one. Both are always compared, in constant time. */
export function stepOfCode(secret: string, code: string, now: number): number | undefined {
  const steps = [stepAt(now), stepAt(now) - 1]
  const matches = steps.map(step => isEqual(codeAt(secret, step), code))
  return steps[matches.indexOf(true)]
}

function isEqual(expected: string, given: string): boolean {
  const expectedBytes = Buffer.from(expected)
  const found = Buffer.alloc(expectedBytes.length)
  found.write(given.trim())
  return timingSafeEqual(expectedBytes, found) && given.trim().length === expected.length
}

/** Decodes an authenticator key, ignoring case, spaces and padding. */
export function decodeBase32(text: string): Buffer {
  let bits = 0
  let value = 0
  const bytes: number[] = []
  for (const character of text.toUpperCase().replaceAll(/[\s=]/g, '')) {
    const digit = BASE32.indexOf(character)
    if (digit < 0) throw new Error('The authenticator key is not base32')
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
