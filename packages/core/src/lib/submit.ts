import { atom, type ReadableAtom } from 'nanostores'

/** The state of a form's submission. */
export type Submission = { status: 'idle' | 'sending' | 'done' } | { status: 'failed'; error: Error }

export interface Submit<Input> {
  $state: ReadableAtom<Submission>
  /** Sends, unless a submission is running. Never rejects: the error is in the state. */
  submit(input: Input): Promise<void>
  /** Sets an error from elsewhere. */
  fail(error: Error): void
  /** Discards the outcome, also that of a running submission. */
  clear(): void
  /** The same for a form whose view goes: a running submission stays, so that it is not sent twice. */
  forgetOutcome(): void
}

/** One submission at a time. */
export function createSubmit<Input>(action: (input: Input) => Promise<void>): Submit<Input> {
  const $state = atom<Submission>({ status: 'idle' })
  let latest = 0
  return {
    $state,
    async submit(input) {
      if ($state.get().status === 'sending') return
      const current = ++latest
      $state.set({ status: 'sending' })
      const outcome = await action(input).then(
        (): Submission => ({ status: 'done' }),
        (error: Error): Submission => ({ status: 'failed', error })
      )
      if (latest === current) $state.set(outcome)
    },
    fail(error) {
      latest++
      $state.set({ status: 'failed', error })
    },
    clear() {
      latest++
      $state.set({ status: 'idle' })
    },
    forgetOutcome() {
      if ($state.get().status !== 'sending') $state.set({ status: 'idle' })
    }
  }
}
