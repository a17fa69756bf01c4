import { readMoment } from '@bnw/core/contract'

import type { Database } from '../context.ts'
import { confirmationNeeded } from '../refusal.ts'
import { findAccount } from './payout-account.ts'
import { identityExpired, noAccount, notAvailable, notOffered, outOfRange, wrongAccount } from './refusals.ts'
import type { Transfer } from './transfer-form.ts'

const DAY = 24 * 3_600_000

/** @throws {Refusal} When the method does not allow the transfer. */
export async function assertAllowed(database: Database, transfer: Transfer, now: number): Promise<void> {
  if (transfer.method.isClosed) throw notAvailable()
  assertAmount(transfer)
  if (transfer.method.direction === 1) return
  assertIdentity(transfer, now)
  await assertAccount(database, transfer)
}

function assertAmount({ amount, method }: Transfer): void {
  if (amount < method.min || amount > method.max) throw outOfRange()
  const isOffered = method.bankCode === '' || method.amounts.some(offered => BigInt(offered) === amount)
  if (!isOffered) throw notOffered()
}

/** The date is optional; a given one must be valid and not in the past. */
function assertIdentity({ form }: Transfer, now: number): void {
  const text = form.identity_valid_until?.trim()
  if (!text) return
  const day = readMoment(text)
  if (day === undefined || day + DAY <= now) throw identityExpired()
}

/**
 * An account of another player is refused like one that does not exist. The first withdrawal to an account needs a
 * confirmation, and each one whose method names no account: it may go anywhere (SEC-02).
 */
async function assertAccount(
  database: Database,
  { form, method, playerId, isConfirmed }: Transfer
): Promise<void> {
  if (!method.fields.includes('account')) {
    if (!isConfirmed) throw confirmationNeeded()
    return
  }
  const account = form.account?.trim()
  if (!account) throw noAccount()
  const found = await findAccount(database, playerId, account)
  if (!found) throw wrongAccount()
  if (!found.withdrawnAt && !isConfirmed) throw confirmationNeeded()
}
