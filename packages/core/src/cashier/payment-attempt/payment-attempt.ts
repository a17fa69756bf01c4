import { atom, computed, onMount, type ReadableAtom, type WritableAtom } from 'nanostores'

import type { CallOf } from '../../contract/call.ts'
import type { Transaction } from '../../contract/finance.ts'
import { environment } from '../../environment.ts'
import { send } from '../../gateway/client.ts'
import { ContractError } from '../../gateway/errors.ts'
import { $gate } from '../../gateway/gate.ts'
import { randomUuid } from '../../lib/uuid.ts'
import { FINANCE_TOAST_MS, showToast } from '../../toasts/store.ts'
import { clearOnSignOut } from '../../session/player-data.ts'
import type { Receipt } from '../transfer.ts'
import { explainAttempt, NothingMovedError } from './explain.ts'
import { $foreignAttempt, clearForeignOutcome, registerOwnAttempt } from './foreign-attempt.ts'
import { $pendingLock, acquirePendingLock, keepPendingLock, releasePendingLock } from './pending-lock.ts'
import { trackMovement } from './movements.ts'
import { followOutcome } from './outcome.ts'
import { isDefiniteFailure } from './definite-failure.ts'

/** An attempt is accepted by its response or by its row in the history. */
type Proof = { answer: Receipt | undefined; row?: undefined } | { answer?: undefined; row: Transaction }

/**
 * One attempt to move money. `id` is its request_id: created when the form opens and again once an outcome is known.
 *
 * - `unknown`: the money may have moved. The form is locked: the player can only repeat the same input with the same id,
 *   while the history is read. `isUnclear`: the history cannot tell, so only a repeat will.
 * - `refused`: no money has moved and none will; the form can be changed and sent.
 */
export type PaymentAttemptState<Input> =
  | { status: 'idle'; id: string }
  | { status: 'sending'; id: string; input: Input }
  | Unknown<Input>
  | Accepted<Input>
  | { status: 'refused'; id: string; error: Error }

type Unknown<Input> = { status: 'unknown'; id: string; input: Input; isUnclear?: true }

type Accepted<Input> = { status: 'accepted'; id: string; input: Input } & Proof

/** The request of an attempt: a call with a request_id. The reply to a claim has no receipt. */
export interface PaymentRequest {
  call: CallOf<Receipt | undefined>
  data: { request_id: string }
}

export interface PaymentAttempt<Input> {
  $attempt: ReadableAtom<PaymentAttemptState<Input>>
  /** Whether another attempt of this browser is open, so that this one has to wait (CASH-09). */
  $isLocked: ReadableAtom<boolean>
  /** Starts a new attempt. One that is being sent or unknown stays. */
  open(): void
  /** Sends, unless the attempt is being sent, unknown or locked. Never rejects: the error is in the state. */
  submit(input: Input): Promise<void>
  /** Repeats an unknown attempt with the same input and id. */
  submitAgain(): Promise<void>
  clear(): void
}

/**
 * The store of a form that moves money (CASH-09); cleared when the session ends.
 *
 * @param requestOf Must return the same request for the same input and id.
 */
export function createPaymentAttempt<Input>(
  requestOf: (input: Input, id: string) => PaymentRequest,
  onAccepted?: (input: Input, accepted: Accepted<Input>) => void
): PaymentAttempt<Input> {
  const attempt = createAttempt(requestOf)
  clearOnSignOut(attempt.clear)
  if (onAccepted)
    attempt.$attempt.listen(state => state.status === 'accepted' && onAccepted(state.input, state))
  return attempt
}

/** State that the functions below share. */
interface Own<Input> {
  $attempt: WritableAtom<PaymentAttemptState<Input>>
  requestOf: (input: Input, id: string) => PaymentRequest
  /** Incremented when the form is sent or cleared; the response to an older version is dropped. */
  version: number
  /** When the attempt was first sent, ms: its row is not older. */
  sentAt: number
  stopFollowing: () => void
}

interface SentAttempt<Input> {
  id: string
  input: Input
}

function createAttempt<Input>(requestOf: Own<Input>['requestOf']): PaymentAttempt<Input> {
  const $attempt = atom<PaymentAttemptState<Input>>(fresh())
  const own: Own<Input> = { $attempt, requestOf, version: 0, sentAt: 0, stopFollowing: () => undefined }
  const $isLocked = computed(
    [$pendingLock, $attempt],
    (lock, { id }) => lock !== undefined && lock.request_id !== id
  )
  // The outcome of a foreign attempt is polled while a form shows the lock.
  onMount($isLocked, () => $foreignAttempt.listen(() => undefined))
  return {
    $attempt,
    $isLocked,
    open() {
      const { status } = $attempt.get()
      if (status !== 'sending' && status !== 'unknown') $attempt.set(fresh())
    },
    async submit(input) {
      const { status, id } = $attempt.get()
      if ((status !== 'idle' && status !== 'refused') || $isLocked.get()) return
      clearForeignOutcome()
      const { call, data } = requestOf(input, id)
      if (!call.data.is(data)) return refuse(own, id, new ContractError(call.method, 'does not fit'))
      await sendLocked(own, { id, input }, { status: 'idle', id })
    },
    async submitAgain() {
      const state = $attempt.get()
      if (state.status === 'unknown') await sendLocked(own, state, state)
    },
    clear() {
      own.version++
      own.stopFollowing()
      $attempt.set(fresh())
    }
  }
}

/** Not from the environment: the stores of the forms are created before it is set. */
function fresh(): { status: 'idle'; id: string } {
  return { status: 'idle', id: randomUuid() }
}

/** Sends an attempt, or repeats an unknown one, if it gets the lock. Otherwise its state is `before` again. */
async function sendLocked<Input>(
  own: Own<Input>,
  { id, input }: SentAttempt<Input>,
  before: { status: 'idle'; id: string } | Unknown<Input>
) {
  const version = ++own.version
  own.$attempt.set({ status: 'sending', id, input })
  if (await lock(own, id, version)) {
    own.stopFollowing()
    await exchange(own, { id, input }, { isRepeat: before.status === 'unknown' })
  } else if (own.version === version) own.$attempt.set(before)
}

/** Acquires the pending lock. If the player logged out meanwhile, the lock is released again. */
async function lock(own: { readonly version: number }, id: string, version: number): Promise<boolean> {
  registerOwnAttempt(id)
  const hasLock = await acquirePendingLock(id)
  if (own.version === version) return hasLock
  if (hasLock) releasePendingLock(id)
  return false
}

async function exchange<Input>(
  own: Own<Input>,
  attempt: SentAttempt<Input>,
  { isRepeat }: { isRepeat: boolean }
): Promise<void> {
  const { version } = own
  const noteSent = () => {
    if (!isRepeat) own.sentAt = environment().now()
  }
  noteSent()
  // The player may need minutes to confirm: only the request after that can move money.
  const beforeRepeat = () => {
    noteSent()
    return lock(own, attempt.id, version)
  }
  const endKeeping = keepPendingLock(attempt.id)
  const wasOpen = $gate.get() === 'open'
  const { call, data } = own.requestOf(attempt.input, attempt.id)
  try {
    const answer = await send(call, data, { showErrors: false, beforeRepeat }).finally(endKeeping)
    if (own.version === version) accept(own, { status: 'accepted', ...attempt, answer })
  } catch (error) {
    if (own.version !== version) return
    if (isDefiniteFailure(error, { isRepeat, wasOpen })) refuse(own, attempt.id, error)
    else follow(own, attempt)
  }
}

function accept<Input>(own: Own<Input>, accepted: Accepted<Input>): void {
  releasePendingLock(accepted.id)
  own.$attempt.set(accepted)
  const reference = accepted.answer?.transaction_id || undefined
  trackMovement(accepted.id, { reference, row: accepted.row })
}

function refuse<Input>(own: Own<Input>, id: string, error: Error): void {
  releasePendingLock(id)
  own.$attempt.set({ ...fresh(), status: 'refused', error })
  // A closed gate has its own message.
  if ($gate.get() !== 'open') return
  const text = () => explainAttempt(error)
  showToast({ tone: 'bad', text, durationMs: FINANCE_TOAST_MS, isSilent: true })
}

/** The response is lost: the outcome comes from the history, or from the gateway when the player repeats the attempt. */
function follow<Input>(own: Own<Input>, { id, input }: SentAttempt<Input>): void {
  own.$attempt.set({ status: 'unknown', id, input })
  const open = { request_id: id, time: environment().now(), sentAt: own.sentAt }
  own.stopFollowing = followOutcome(open, outcome => {
    if (outcome === 'unclear') return own.$attempt.set({ status: 'unknown', id, input, isUnclear: true })
    own.version++
    if (outcome === 'nothing') refuse(own, id, new NothingMovedError())
    else accept(own, { status: 'accepted', id, input, row: outcome })
  })
}
