import css from './board.css?inline'

export const boardStyles = css

export interface BoardProps {
  /** What the cells show, already in the page's language: `34.128,75`. */
  value: string
  /** The same as it is spoken, with its unit. */
  label: string
}

/** Split-flap cells for a jackpot or a countdown. A changed cell flaps; nothing is announced by itself. */
export function Board({ value, label }: BoardProps) {
  const letters = [...value]
  return (
    <span className="board number" part="board">
      <span className="visually-hidden">{label}</span>
      {letters.map((letter, place) => (
        // Counted from the right, so that a longer number does not flap every cell.
        <span
          key={`${letters.length - place}${letter}`}
          className={/\d/.test(letter) ? 'cell' : letter.trim() ? 'sign' : 'sign space'}
          part="cell"
          aria-hidden="true"
        >
          {letter}
          <i />
        </span>
      ))}
    </span>
  )
}
