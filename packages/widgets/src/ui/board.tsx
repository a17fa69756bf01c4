import { useState } from 'react'

import css from './board.css?inline'

export const boardStyles = css

export interface BoardProps {
  /** The text of the cells, formatted for the page's language: `34.128,75`. */
  value: string
  /** The same for assistive technology, with its unit. */
  label: string
}

/**
 * Split-flap cells for a jackpot or a countdown. A changed digit flaps; changes are not announced.
 *
 * @part board - An amount or a time on split flaps.
 * @part cell - One flap of a board, or what stands between two.
 */
export function Board({ value, label }: BoardProps) {
  const [initial] = useState(value)
  const texts = value.match(/\d|\D+/g) ?? []
  return (
    <span className="board number" part="board">
      <span className="visually-hidden">{label}</span>
      {texts.map((text, index) => (
        // Keyed from the right, so that a longer number does not flap every cell.
        <Cell key={`${texts.length - index}${text}`} text={text} flaps={value !== initial} />
      ))}
    </span>
  )
}

/** A digit, or the signs between two. */
function Cell({ text, flaps }: { text: string; flaps: boolean }) {
  // Of its first render, as the digits that stay must not flap with one that changes.
  const [digit] = useState(flaps ? 'cell flap' : 'cell')
  return (
    <span
      className={/\d/.test(text) ? digit : /\s$/.test(text) ? 'sign space' : 'sign'}
      part="cell"
      aria-hidden="true"
    >
      {text}
    </span>
  )
}
