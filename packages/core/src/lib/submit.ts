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
  /** Opens the form about a subject, by its id: what it has sent about another one is no longer its outcome. */
  openFor(subject: string | undefined): void
}

/** One submission at a time. */
export function createSubmit<Input>(action: (input: Input) => Promise<void>): Submit<Input> {
  const $state = atom<Submission>({ status: 'idle' })
  let latest = 0
  let about: string | undefined
  const replace = (state: Submission) => {
    latest++
    $state.set(state)
  }
  const clear = () => replace({ status: 'idle' })
  return {
    $state,
    async submit(input) {
      if ($state.get().status === 'sending') return
      replace({ status: 'sending' })
      const current = latest
      const outcome = await outcomeOf(action(input))
      if (latest === current) $state.set(outcome)
    },
    fail: error => replace({ status: 'failed', error }),
    clear,
    forgetOutcome() {
      if ($state.get().status !== 'sending') clear()
    },
    openFor(subject) {
      if (subject !== about) clear()
      about = subject
    }
  }
}

function outcomeOf(running: Promise<void>): Promise<Submission> {
  return running.then(
    () => ({ status: 'done' }),
    (error: Error) => ({ status: 'failed', error })
  )
}
