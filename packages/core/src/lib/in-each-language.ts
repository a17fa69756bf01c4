import { startOnce } from '../page-life.ts'
import { $language } from './language.ts'
import type { RemoteValue } from './remote.ts'

/**
 * Reloads values when the language changes (I18N-02).
 *
 * @param values All values created so far; those that were never loaded are skipped.
 * @returns Starts it; only the first call on a page has an effect.
 */
export function reloadOnLanguageChange(values: () => readonly RemoteValue<unknown>[]): () => void {
  return startOnce(onEnd => onEnd($language.listen(() => values().forEach(value => void reload(value)))))
}

/** A running request is aborted: its reply would be in the other language. */
function reload({ $remote, clear, load }: RemoteValue<unknown>): Promise<void> | undefined {
  const { status } = $remote.get()
  if (status === 'idle') return undefined
  if (status === 'loading' || status === 'refreshing') clear()
  return load()
}
