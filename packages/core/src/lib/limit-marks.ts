/** Marks, modifiers of emoji, and characters that end no run of them, such as joiners. */
const RUN = /[\p{M}\p{EMod}\p{Cf}]+/gu

/**
 * Shortens runs of combining marks: a browser lays a run out in a time that grows with the square of its length. No text of a
 * language has a run of 30, the limit of Unicode's stream-safe text (UAX #15).
 */
export function limitMarks(text: string): string {
  return text.replace(RUN, run => run.slice(0, 30))
}
