/** Marks, modifiers of emoji, and characters that end no run of them, such as joiners. */
const RUN = /[\p{M}\p{EMod}\p{Cf}]+/gu

/** The limit of Unicode's stream-safe text (UAX #15); no text of a language has so long a run. */
const MAX_RUN = 30

/** Shortens runs of combining marks: a browser lays a run out in a time that grows with the square of its length. */
export function limitMarks(text: string): string {
  return text.replace(RUN, run => run.slice(0, MAX_RUN))
}

/** Some 30,000 words, more than the terms of any site. */
export const MAX_MARKUP_LENGTH = 200_000

/** Thai and others write a sentence without spaces; no sentence is so long. */
const MAX_WORD_LENGTH = 1_000

/** Shortens words, and runs of marks, that a browser breaks into lines in a time that grows with the square of their length. */
export function limitWords(text: string): string {
  return limitMarks(text).replace(/\S+/g, word => word.slice(0, MAX_WORD_LENGTH))
}
