import { startOnce } from '../page-life.ts'
import { $language } from './language.ts'
import type { RemoteValue } from './remote.ts'

/**
 * Reloads values when the language changes (I18N-02). A running request is aborted: its reply would be in the other
 * language.
 *
 * @param values All values created so far; those that were never loaded are skipped.
 * @returns Starts it; only the first call on a page has an effect.
 */
export function reloadOnLanguageChange(values: () => readonly RemoteValue<unknown>[]): () => void {
  const reloadLoaded = () => {
    for (const { $remote, reload } of values()) if ($remote.get().status !== 'idle') void reload()
  }
  return startOnce(onEnd => onEnd($language.listen(reloadLoaded)))
}
