/** Marks, modifiers of emoji, and characters that end no run of them, such as joiners. */
const RUN = /[\p{M}\p{EMod}\p{Cf}]+/gu

/** The limit of Unicode's stream-safe text (UAX #15); no text of a language has so long a run. */
const MAX_RUN = 30

/** Shortens runs of combining marks: a browser lays a run out in a time that grows with the square of its length. */
export function limitMarks(text: string): string {
  return text.replace(RUN, run => run.slice(0, MAX_RUN))
}
