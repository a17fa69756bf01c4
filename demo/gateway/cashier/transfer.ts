import { nameOf, type Call } from '@bnw/core/contract'

import { isConfirmed } from '../session/confirmation.ts'
import { playerOf, type Context, type Database, type ForcedTransfer, type Language } from '../context.ts'
import { withdraw } from '../ledger/bonus-lock.ts'
import { fingerprintOf, NO_KEY, runIdempotent } from '../ledger/idempotency.ts'
import { credit, NEW } from '../ledger/ledger.ts'
import { kurusOf } from '../ledger/lira.ts'
import { noteWithdrawal } from './payout-account.ts'
import { assertWithinDay } from './payout-limit.ts'
import { planDecision } from './decisions.ts'
import { findMethod, type MethodRow } from './methods.ts'
import { paymentToken } from './payment/token.ts'
import { noAmount, noSuchMethod } from './refusals.ts'
import type { Transfer, TransferForm } from './transfer-form.ts'
import { assertAllowed } from './transfer-rules.ts'

/** The reply to a transfer. `url` is the payment page. */
export interface Receipt {
  transaction_id: string
  url?: string
}

/** The stored answer. The payment page's address is derived from it, so that its token is not stored. */
interface StoredTransfer {
  transactionId: string
  /** Language of the payment page, if there is one. */
  page?: Language
}

/**
 * Accepts a deposit or a withdrawal. A deposit is recorded as New; a withdrawal is debited at once. The decision on it is
 * stored in the same transaction.
 *
 * @throws {Refusal} Nothing has moved.
 */
export async function transferMoney(context: Context, call: Call, form: TransferForm): Promise<Receipt> {
  const amount = kurusOf(form.amount)
  if (amount === undefined) throw noAmount()
  const forced = context.forced?.transfer(amount)
  await forced?.before(context)
  const playerId = playerOf(context).id
  let isFirst = false
  const keyed = {
    ...keyOf(call, form, amount),
    playerId,
    arrivedAt: context.request.arrivedAt,
    now: context.now
  }
  const stored = await runIdempotent(context.database, keyed, async transaction => {
    isFirst = true
    forced?.refuse()
    const method = await findMethod(transaction, form.methodID, form.Type)
    if (!method || callOf(method) !== call.method) throw noSuchMethod()
    const transfer = { form, amount, method, playerId, isConfirmed: isConfirmed(context) }
    return carryOut(transaction, context, { transfer, forced })
  })
  await forced?.after({ pause: context.pause, isFirst })
  return receiptOf(stored, context)
}

/** Without a key, requests are equal by method, amount and account. */
function keyOf(call: Call, form: TransferForm, amount: bigint) {
  const { request_id: requestId, Type, methodID, account } = form
  const data = requestId === NO_KEY ? { Type, methodID, account, amount: String(amount) } : form
  return { requestId, fingerprint: fingerprintOf(nameOf(call), data) }
}

/** The call that a method belongs to, by its transfer type. Source: gateway contract, "Finance". */
function callOf({ transferType }: MethodRow): string {
  return { 1: 'save_bank_transfer', 3: 'save_cep_bank_transfer' }[transferType] ?? 'processTransaction'
}

async function carryOut(
  transaction: Database,
  context: Context,
  { transfer, forced }: { transfer: Transfer; forced: ForcedTransfer | undefined }
): Promise<StoredTransfer> {
  const { form, amount, method, playerId } = transfer
  await assertAllowed(transaction, transfer, context.now())
  const movement = {
    playerId,
    amount,
    category: method.direction,
    subCategory: method.subCategory,
    status: NEW,
    methodName: method.name.tr,
    requestId: form.request_id,
    date: new Date(context.now())
  } as const
  const { transactionId } = await (method.direction === 1 ? credit : withdraw)(transaction, movement)
  const hasPage =
    forced?.hasPaymentPage || (method.direction === 1 && callOf(method) === 'processTransaction')
  const token = hasPage ? paymentToken(context.refreshSecret, transactionId) : undefined
  if (method.direction === 2) await assertWithinDay(transaction, { playerId, amount }, context)
  // The account of a form whose method has none is not checked, and gets nothing.
  if (form.account && method.direction === 2 && method.fields.includes('account'))
    await noteWithdrawal(transaction, { playerId, id: form.account, now: context.now() })
  await planDecision(transaction, { transactionId, transfer, token }, context)
  return hasPage ? { transactionId, page: context.lang } : { transactionId }
}

function receiptOf({ transactionId, page }: StoredTransfer, { settings, refreshSecret }: Context): Receipt {
  if (!page) return { transaction_id: transactionId }
  const token = paymentToken(refreshSecret, transactionId)
  return { transaction_id: transactionId, url: `${settings.gamesOrigin}/pay?token=${token}&lang=${page}` }
}
