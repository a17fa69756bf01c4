import { type RefObject, useEffect, useRef } from 'react'

/**
 * Focuses an element when it appears, and again when `trigger` changes.
 *
 * @param trigger While it is falsy, the focus does not move.
 * @param given The element's ref if it has one already.
 */
export function useFocusOn<Kind extends HTMLElement>(
  trigger: unknown = true,
  given?: RefObject<Kind | null>
): RefObject<Kind | null> {
  const own = useRef<Kind>(null)
  const element = given ?? own

  useEffect(() => {
    if (trigger) element.current?.focus()
  }, [element, trigger])

  return element
}

/** Focuses the first element within a container that matches, when the container appears. */
export function useFocusWithin(
  container: RefObject<HTMLElement | null>,
  selector: string,
  isEnabled = true
): void {
  useEffect(() => {
    if (isEnabled) container.current?.querySelector<HTMLElement>(selector)?.focus()
  }, [container, selector, isEnabled])
}

/** Restores the focus to the field that lost it by being disabled, when the form is unlocked again. */
export function useFocusAfterLock(form: RefObject<HTMLElement | null>, isLocked: boolean): void {
  const last = useRef<HTMLElement>(undefined)
  const wasLocked = useRef(false)

  useEffect(() => {
    const { current } = form
    const remember = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement) last.current = target
    }
    current?.addEventListener('focusin', remember)
    return () => current?.removeEventListener('focusin', remember)
  }, [form])
  useEffect(() => {
    // A dialog that has just closed still has the focus if nothing had it before.
    const focused = form.current?.parentElement?.querySelector(':focus')
    const isLost = document.activeElement === document.body || focused?.checkVisibility() === false
    if (wasLocked.current && !isLocked && isLost) last.current?.focus()
    wasLocked.current = isLocked
  }, [form, isLocked])
}
