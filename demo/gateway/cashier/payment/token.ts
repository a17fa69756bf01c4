import { createHash, createHmac } from 'node:crypto'

/**
 * The token in the address of a payment page. It stands for one transaction and for nothing else of the player, and is
 * made anew each time that it is needed: only its SHA-256 is kept.
 */
export function paymentToken(secret: Buffer, transactionId: string): string {
  return createHmac('sha256', secret).update(`payment ${transactionId}`).digest('base64url')
}

export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
