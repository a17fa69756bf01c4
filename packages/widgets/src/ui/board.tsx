import css from './board.css?inline'

export const boardStyles = css

export interface BoardProps {
  /** The text of the cells, formatted for the page's language: `34.128,75`. */
  value: string
  /** The same for assistive technology, with its unit. */
  label: string
}

/**
 * Split-flap cells for a jackpot or a countdown. A changed cell flaps; changes are not announced.
 *
 * @part board - An amount or a time on split flaps.
 * @part cell - One flap of a board.
 */
export function Board({ value, label }: BoardProps) {
  const letters = [...value]
  return (
    <span className="board number" part="board">
      <span className="visually-hidden">{label}</span>
      {letters.map((letter, index) => (
        // Keyed from the right, so that a longer number does not flap every cell.
        <span
          key={`${letters.length - index}${letter}`}
          className={/\d/.test(letter) ? 'cell' : letter.trim() ? 'sign' : 'sign space'}
          part="cell"
          aria-hidden="true"
        >
          <i />
          <span>{letter}</span>
        </span>
      ))}
    </span>
  )
}
