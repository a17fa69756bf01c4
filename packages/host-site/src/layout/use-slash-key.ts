import { $hasSearchKey } from '@bnw/core/lobby'
import { isSearchKey } from '@bnw/widgets'
import { type RefObject, useEffect } from 'react'

/**
 * The `/` key opens the search of the header on every page that shows it, unless it is turned off. Listens on `window`:
 * the search of the lobby, in the document, takes the key first.
 *
 * @param button Opens the search.
 */
export function useSlashKey(button: RefObject<HTMLButtonElement | null>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !isSearchKey(event) || !$hasSearchKey.get()) return
      // Hidden over a game, and on phones.
      if (!button.current?.checkVisibility({ visibilityProperty: true })) return
      event.preventDefault()
      if (!button.current.popoverTargetElement?.matches(':popover-open')) button.current.click()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [button])
}
