import { atom, computed, onMount, type ReadableAtom, type WritableAtom } from 'nanostores'

import type { CallOf } from '../../contract/call.ts'
import type { Transaction } from '../../contract/finance.ts'
import { environment } from '../../environment.ts'
import { send } from '../../gateway/client.ts'
import { ContractError } from '../../gateway/errors.ts'
import { $gate } from '../../gateway/gate.ts'
import { FINANCE_TOAST_MS, showToast } from '../../toasts/store.ts'
import { clearOnSignOut } from '../../session/player-data.ts'
import { shared } from '../../shared.ts'
import { explainAttempt, NothingMovedError } from './explain.ts'
import { $foreignAttempt, clearForeignOutcome, registerOwnAttempt } from './foreign-attempt.ts'
import { $pendingLock, acquirePendingLock, releasePendingLock } from './pending-lock.ts'
import { trackMovement } from './movements.ts'
import { followOutcome } from './outcome.ts'
import { isDefiniteFailure } from './definite-failure.ts'

/** How an accepted try is known to be one: by its answer, or by its row of the history. */
type Proof<Answer> = { answer: Answer; row?: undefined } | { answer?: undefined; row: Transaction }

/**
 * One try to move money. `id` is its request_id: made when the form is opened, and made anew once an outcome is known.
 *
 * - `unknown`: it may have happened. The form is locked: it can only be sent again as it was, by the player, with the
 *   same id, while the history is asked.
 * - `refused`: nothing has moved and nothing will; the form may be changed and sent.
 */
export type PaymentAttemptState<Input, Answer> =
  | { status: 'idle'; id: string }
  | { status: 'sending' | 'unknown'; id: string; input: Input }
  | Accepted<Input, Answer>
  | { status: 'refused'; id: string; error: Error }

type Accepted<Input, Answer> = { status: 'accepted'; id: string; input: Input } & Proof<Answer>

/** What a try sends: any call that carries a request_id. */
export interface PaymentRequest<Answer> {
  call: CallOf<Answer>
  data: { request_id: string }
}

export interface PaymentAttempt<Input, Answer> {
  $attempt: ReadableAtom<PaymentAttemptState<Input, Answer>>
  /** Whether another try of this browser is open, so that this one has to wait (CASH-09). */
  $isLocked: ReadableAtom<boolean>
  /** The form is opened, or a new one begun after an outcome. What is under way, or unknown, stays. */
  open(): void
  /** Sends, unless something is under way, unknown or held back. Never rejects: the error is in the state. */
  submit(input: Input): Promise<void>
  /** Sends what is unknown once more, as it was. */
  submitAgain(): Promise<void>
  clear(): void
}

/**
 * A form that moves money (CASH-09): one store a page, cleared when the session ends.
 *
 * @param name The feature's word and what moves: `cashier.deposit`.
 * @param order Says what is sent; always the same for the same input and id.
 * @param onAccepted Hears of each that was accepted.
 */
export function createPaymentAttempt<Input, Answer>(
  name: string,
  order: (input: Input, id: string) => PaymentRequest<Answer>,
  onAccepted?: (input: Input) => void
): PaymentAttempt<Input, Answer> {
  return shared(name, () => {
    const attempt = createAttempt(order)
    clearOnSignOut(attempt.clear)
    if (onAccepted) attempt.$attempt.listen(state => state.status === 'accepted' && onAccepted(state.input))
    return attempt
  })
}

/** What the functions below share about one form. */
interface Own<Input, Answer> {
  $attempt: WritableAtom<PaymentAttemptState<Input, Answer>>
  order: (input: Input, id: string) => PaymentRequest<Answer>
  /** Grows when the form is sent or cleared: an answer to an older turn is dropped. */
  turn: number
  stopFollowing: () => void
}

interface Sent<Input> {
  id: string
  input: Input
  /** When it was last sent, ms. */
  time: number
}

function createAttempt<Input, Answer>(order: Own<Input, Answer>['order']): PaymentAttempt<Input, Answer> {
  const $attempt = atom<PaymentAttemptState<Input, Answer>>(fresh())
  const own: Own<Input, Answer> = { $attempt, order, turn: 0, stopFollowing: () => undefined }
  const $isLocked = computed(
    [$pendingLock, $attempt],
    (mark, { id }) => mark !== undefined && mark.request_id !== id
  )
  // What holds a form back is followed while the form shows it.
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
      await begin(own, { id, input })
    },
    async submitAgain() {
      const state = $attempt.get()
      if (state.status === 'unknown') await repeat(own, state)
    },
    clear() {
      own.turn++
      own.stopFollowing()
      $attempt.set(fresh())
    }
  }
}

function fresh(): { status: 'idle'; id: string } {
  return { status: 'idle', id: crypto.randomUUID() }
}

async function begin<Input, Answer>(own: Own<Input, Answer>, tried: Omit<Sent<Input>, 'time'>) {
  const { call, data } = own.order(tried.input, tried.id)
  if (!call.data.is(data)) return refuse(own, tried.id, new ContractError(call.method, 'does not fit'))
  const turn = ++own.turn
  own.$attempt.set({ status: 'sending', ...tried })
  const isClaimed = await claim(own, tried.id, turn)
  if (isClaimed) await exchange(own, tried, { isRepeat: false })
  else if (own.turn === turn) own.$attempt.set({ status: 'idle', id: tried.id })
}

/** Where another try has come between, this one stays unknown. */
async function repeat<Input, Answer>(own: Own<Input, Answer>, tried: Omit<Sent<Input>, 'time'>) {
  const { id, input } = tried
  const turn = ++own.turn
  own.$attempt.set({ status: 'sending', id, input })
  if (await claim(own, id, turn)) {
    own.stopFollowing()
    await exchange(own, { id, input }, { isRepeat: true })
  } else if (own.turn === turn) own.$attempt.set({ status: 'unknown', id, input })
}

/** Sets the mark. Where the player has logged out meanwhile it is taken away again. */
async function claim(own: { readonly turn: number }, id: string, turn: number): Promise<boolean> {
  registerOwnAttempt(id)
  const isClaimed = await acquirePendingLock(id)
  if (own.turn === turn) return isClaimed
  if (isClaimed) releasePendingLock(id)
  return false
}

async function exchange<Input, Answer>(
  own: Own<Input, Answer>,
  tried: Omit<Sent<Input>, 'time'>,
  { isRepeat }: { isRepeat: boolean }
): Promise<void> {
  const { turn } = own
  const time = environment().now()
  const wasOpen = $gate.get() === 'open'
  const { call, data } = own.order(tried.input, tried.id)
  try {
    const answer = await send(call, data, { showErrors: false })
    if (own.turn === turn) accept(own, { status: 'accepted', ...tried, answer })
  } catch (error) {
    if (own.turn !== turn) return
    if (isDefiniteFailure(error as Error, { isRepeat, wasOpen })) refuse(own, tried.id, error as Error)
    else follow(own, { ...tried, time })
  }
}

function accept<Input, Answer>(own: Own<Input, Answer>, accepted: Accepted<Input, Answer>): void {
  releasePendingLock(accepted.id)
  own.$attempt.set(accepted)
  trackMovement(accepted.id, accepted.row)
}

function refuse<Input, Answer>(own: Own<Input, Answer>, id: string, error: Error): void {
  releasePendingLock(id)
  own.$attempt.set({ status: 'refused', id: crypto.randomUUID(), error })
  // A closed gate has its own notice.
  if ($gate.get() !== 'open') return
  showToast({ tone: 'bad', text: () => explainAttempt(error), durationMs: FINANCE_TOAST_MS })
}

/** The answer is lost: only the history knows, or the gateway when the player sends the same once more. */
function follow<Input, Answer>(own: Own<Input, Answer>, { id, input, time }: Sent<Input>): void {
  own.$attempt.set({ status: 'unknown', id, input })
  own.stopFollowing = followOutcome({ request_id: id, time }, outcome => {
    own.turn++
    if (outcome === 'nothing') refuse(own, id, new NothingMovedError())
    else accept(own, { status: 'accepted', id, input, row: outcome })
  })
}
