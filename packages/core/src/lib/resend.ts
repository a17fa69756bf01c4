import { environment } from '../environment.ts'

/** Minimum time between two messages to a player, by e-mail or SMS, ms. */
export const RESEND_MS = 60_000

/**
 * Time until another message may be requested, ms; 0: now.
 *
 * @param sentAt When the last one was requested, ms since 1970; unset if none was.
 */
export function timeToResend(sentAt: number | undefined): number {
  if (sentAt === undefined) return 0
  // A clock set back must not lock the form.
  return Math.min(RESEND_MS, Math.max(0, sentAt + RESEND_MS - environment().now()))
}
