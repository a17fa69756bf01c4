import { explain } from '../gateway/explain.ts'
import { playWords } from './words.ts'

/** The text for a game that cannot be opened: our own if the provider is unavailable, else the gateway's (PLAY-03). */
export function explainPlay(error: unknown): string {
  const isUnreachable = error instanceof Error && error.name === 'NoLaunchError'
  return isUnreachable ? playWords.unreachable() : explain(error)
}
