/**
 * A run of marks, modifiers of emoji, and what does not end a run, such as joiners. No text of a language has as many as 30,
 * the limit of Unicode's stream-safe text (UAX #15).
 */
const RUN = /([\p{M}\p{EMod}\p{Cf}]{30})[\p{M}\p{EMod}\p{Cf}]+/gu

/** Shortens runs of combining marks: a browser lays a run out in a time that grows with the square of its length. */
export function limitMarks(text: string): string {
  return text.length > 30 ? text.replace(RUN, '$1') : text
}
