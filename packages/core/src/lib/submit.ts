import { atom, type ReadableAtom } from 'nanostores'

/** The life of a form. `error` exists only where there is one. */
export type Submission = { status: 'idle' | 'sending' | 'done' } | { status: 'failed'; error: Error }

export interface Submit<Input> {
  $state: ReadableAtom<Submission>
  /** Sends, unless something is being sent already. Never rejects: the error is in the state. */
  submit(input: Input): Promise<void>
  /** Puts an error that came by another way into the form. */
  fail(error: Error): void
  clear(): void
}

/** One submission at a time; a form that was cleared meanwhile does not hear of the outcome. */
export function createSubmit<Input>(action: (input: Input) => Promise<void>): Submit<Input> {
  const $state = atom<Submission>({ status: 'idle' })
  let turn = 0
  return {
    $state,
    async submit(input) {
      if ($state.get().status === 'sending') return
      const mine = ++turn
      $state.set({ status: 'sending' })
      const outcome = await action(input).then(
        (): Submission => ({ status: 'done' }),
        (error: Error): Submission => ({ status: 'failed', error })
      )
      if (turn === mine) $state.set(outcome)
    },
    fail(error) {
      turn++
      $state.set({ status: 'failed', error })
    },
    clear() {
      turn++
      $state.set({ status: 'idle' })
    }
  }
}
