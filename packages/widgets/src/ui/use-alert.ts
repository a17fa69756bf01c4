import { type FocusEvent, useEffect, useRef, useState } from 'react'

/**
 * Whether a message of a field has to be announced. Screen readers read it with a field that gets the focus; one that
 * appears in a field that has the focus, as after Enter, would go unnoticed.
 *
 * @returns The handlers are for an element around the field.
 */
export function useAlert(message: string | undefined) {
  const hasFocus = useRef(false)
  const [announced, setAnnounced] = useState<string>()
  useEffect(() => setAnnounced(hasFocus.current ? message : undefined), [message])
  const onFocus = ({ target }: FocusEvent) =>
    // Submitting moves the focus before its message is rendered.
    setTimeout(() => (hasFocus.current = target.matches(':focus')))
  const onBlur = () => (hasFocus.current = false)
  return { isAlert: Boolean(message) && announced === message, handlers: { onFocus, onBlur } }
}
