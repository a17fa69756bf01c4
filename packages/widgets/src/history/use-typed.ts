import { type ChangeEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'

/** The pause in typing after which a text applies, ms. */
const PAUSE_MS = 500

export interface Typed {
  value: string
  onChange: (event: ChangeEvent<HTMLInputElement>) => void
  onBlur: () => void
  onKeyDown: (event: KeyboardEvent) => void
}

/**
 * A field whose text applies after a pause, on Enter and on blur.
 *
 * @param chosen The applied text; the field follows when it changes elsewhere.
 */
export function useTyped(chosen: string, apply: (text: string) => void): Typed {
  const [text, setText] = useState(chosen)
  const last = useRef(chosen)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef(apply)
  latest.current = apply

  useEffect(() => {
    if (chosen === last.current) return
    last.current = chosen
    clearTimeout(timer.current)
    setText(chosen)
  }, [chosen])
  useEffect(() => () => clearTimeout(timer.current), [])

  const settle = (now: string) => {
    clearTimeout(timer.current)
    if (now === last.current) return
    last.current = now
    latest.current(now)
  }
  return {
    value: text,
    onChange({ target: { value } }) {
      setText(value)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => settle(value), PAUSE_MS)
    },
    onBlur: () => settle(text),
    onKeyDown: event => event.key === 'Enter' && settle(text)
  }
}
