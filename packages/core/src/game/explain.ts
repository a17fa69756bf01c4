import { explain } from '../gateway/explain.ts'
import { playWords } from './words.ts'

/** Says why a game did not open: the provider's absence in our words, everything else in the gateway's (PLAY-03). */
export function explainPlay(error: unknown): string {
  const isUnreachable = error instanceof Error && error.name === 'NoLaunchError'
  return isUnreachable ? playWords.unreachable() : explain(error)
}
