import { and, eq } from 'drizzle-orm'

import type { Context } from '../context.ts'
import { isCurrent } from '../db/is-current.ts'
import type { emailChanges, passwordResets } from '../db/schema/index.ts'
import { hashOf } from '../session/tokens.ts'

/** Returns what selects the link of a token while it is valid. @param lifetime Of these links, ms. */
export function validLink(links: typeof emailChanges | typeof passwordResets, lifetime: number) {
  return (token: string, { now }: Pick<Context, 'now'>) =>
    and(eq(links.tokenHash, hashOf(token)), isCurrent(links.expiresAt, { now: now(), lifetime }))
}
