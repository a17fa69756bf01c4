import type { CouponsAnswer } from '../../protocol/coupons.ts'

/** Ms before the server is read again for a coupon that is due, or after a failed request. */
const RETRY_MS = 1_000

/** The server's clock, and when the coupons have to be read again. Times in ms since 1970 UTC. */
export class Schedule {
  /** Difference between the server's clock and the one of this device, in ms. */
  #offset = 0
  #readAt = Infinity

  now(): number {
    return Date.now() + this.#offset
  }

  isDue(): boolean {
    return this.now() >= this.#readAt
  }

  /** Plans for the next coupon that is due, or the next change of the odds. */
  plan({ now, bulletin, coupons }: CouponsAnswer): void {
    this.#offset = now - Date.now()
    const open = coupons.filter(({ state }) => state === 'open')
    const settlements = open.map(({ dueAt }) => Math.max(dueAt, now + RETRY_MS))
    const changes = bulletin.msUntilOddsChange === null ? [] : [now + bulletin.msUntilOddsChange]
    this.#readAt = Math.min(...settlements, ...changes)
  }

  retryLater(): void {
    this.#readAt = this.now() + RETRY_MS
  }
}
