import { $language, LOCALES } from './language.ts'

/** A number of things with the thousands mark of the language: `1.234` in Turkish, `1,234` in English. */
export function formatCount(count: number): string {
  return count.toLocaleString(LOCALES[$language.get()])
}
