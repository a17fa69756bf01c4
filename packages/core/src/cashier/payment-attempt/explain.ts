import { isFailure } from '../../gateway/errors.ts'
import { explain } from '../../gateway/explain.ts'
import { attemptWords } from './words.ts'

/** The history shows that an attempt moved no money and never will. */
export class NothingMovedError extends Error {
  override readonly name = 'NothingMovedError'
}

/** The text of a refusal for the player. After a session refresh it says that nothing was sent. */
export function explainAttempt(error: Error): string {
  if (error.name === 'NothingMovedError') return attemptWords.nothingMoved()
  if (isFailure(error, 'SessionLostError') && error.reason === 'expired') return attemptWords.renewed()
  return explain(error)
}

/** The text about an unknown outcome: whether it will show itself, takes a reload, or is learned by a repeat alone. */
export function explainUnknown(
  { isUnclear }: { isUnclear?: boolean | undefined },
  isBlocked: boolean
): string {
  if (isBlocked) return attemptWords.unknownBlocked()
  return isUnclear ? attemptWords.unclearText() : attemptWords.unknownText()
}
