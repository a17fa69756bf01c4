import { type FocusEvent, useLayoutEffect, useRef, useState } from 'react'

/**
 * Whether a message of a field has to be announced: screen readers read it with a field that gets the focus. One that
 * appears in a field that has the focus, as after Enter, or that has just lost it, would go unnoticed.
 *
 * @returns The handlers are for an element around the field.
 */
export function useAnnounced(message: string | undefined) {
  const isUsed = useRef(false)
  const [announced, setAnnounced] = useState<string>()
  useLayoutEffect(() => setAnnounced(isUsed.current ? message : undefined), [message])
  // Later, since the message is rendered after what moves the focus: a submit to the field, or a Tab from it.
  const onFocus = ({ target }: FocusEvent) => setTimeout(() => (isUsed.current = target.matches(':focus')))
  const onBlur = () => setTimeout(() => (isUsed.current = false))
  return { isAnnounced: Boolean(message) && announced === message, handlers: { onFocus, onBlur } }
}
