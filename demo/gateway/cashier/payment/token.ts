import { createHash, createHmac } from 'node:crypto'

/**
 * The token in the address of a payment page. It gives access to one transaction only and is derived when needed; the
 * database stores its SHA-256.
 */
export function paymentToken(secret: Buffer, transactionId: string): string {
  return createHmac('sha256', secret).update(`payment ${transactionId}`).digest('base64url')
}

export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
