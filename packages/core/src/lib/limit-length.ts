import { limitMarks } from './limit-marks.ts'

/** Some 30,000 words, more than the terms of any site. */
export const MAX_MARKUP_LENGTH = 200_000

/** Thai and others write a sentence without spaces; no sentence is so long. */
const MAX_WORD_LENGTH = 1_000

/** Shortens words, and runs of marks, that a browser breaks into lines in a time that grows with the square of their length. */
export function limitWords(text: string): string {
  return limitMarks(text).replace(/\S+/g, word => word.slice(0, MAX_WORD_LENGTH))
}
