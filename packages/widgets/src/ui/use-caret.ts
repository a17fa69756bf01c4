import { useLayoutEffect, useReducer, useRef } from 'react'

const DIGIT = /\d/

/**
 * Keeps the caret between the same characters of a field that formats its text while the player types.
 *
 * @param counts Matches one character that the format keeps; digits if unset. All others are separators.
 * @returns `keepCaret` is called on each change, before the formatted text is rendered.
 */
export function useCaret(counts = DIGIT) {
  const inputRef = useRef<HTMLInputElement>(null)
  const before = useRef<number>(undefined)
  // If the value does not change, React restores the old text; the caret must be restored too.
  const [, rerender] = useReducer((count: number) => count + 1, 0)

  useLayoutEffect(() => {
    if (before.current === undefined || !inputRef.current) return
    const caret = indexAfter(inputRef.current.value, before.current, counts)
    inputRef.current.setSelectionRange(caret, caret)
    before.current = undefined
  })

  const keepCaret = ({ value, selectionStart }: HTMLInputElement) => {
    const caret = selectionStart ?? value.length
    before.current = caret < value.length ? countIn(value.slice(0, caret), counts) : undefined
    rerender()
  }
  return { inputRef, keepCaret }
}

function countIn(text: string, counts: RegExp): number {
  return [...text].filter(character => counts.test(character)).length
}

/** The index in a text after this many counting characters. */
function indexAfter(text: string, count: number, counts: RegExp): number {
  let index = 0
  for (let seen = 0; seen < count && index < text.length; index++) if (counts.test(text.charAt(index))) seen++
  return index
}
