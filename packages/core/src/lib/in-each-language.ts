import { once } from '../shared.ts'
import { $language } from './language.ts'
import type { RemoteValue } from './remote.ts'

/**
 * Asks for what is shown again when the language changes (I18N-02). Once a page.
 *
 * @param name The feature's word.
 * @param values What has been asked for so far.
 */
export function reloadOnLanguageChange(name: string, values: () => readonly RemoteValue<unknown>[]): void {
  once(`${name}.language`, onEnd =>
    onEnd($language.listen(() => values().forEach(value => void askAgain(value))))
  )
}

/** An answer that is still on its way is in the other language: it is not waited for. */
function askAgain({ $remote, clear, load }: RemoteValue<unknown>): Promise<void> | undefined {
  const { status } = $remote.get()
  if (status === 'idle') return undefined
  if (status === 'loading' || status === 'refreshing') clear()
  return load()
}
