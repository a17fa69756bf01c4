import { isFailure } from '../../gateway/errors.ts'
import { explain } from '../../gateway/explain.ts'
import { attemptWords } from './words.ts'

/** The history has told that a try has moved nothing and never will. */
export class NothingMovedError extends Error {
  override readonly name = 'NothingMovedError'
}

/** Says why a try was refused. Of a session that was renewed meanwhile the player needs to know that nothing was sent. */
export function explainAttempt(error: Error): string {
  if (error.name === 'NothingMovedError') return attemptWords.nothingMoved()
  if (isFailure(error, 'SessionLostError') && error.reason === 'expired') return attemptWords.renewed()
  return explain(error)
}
