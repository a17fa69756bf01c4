import { LOCALES, type Language } from './language.ts'

/** Letters that Unicode normalisation does not decompose. */
const APART: Record<string, string> = { ı: 'i', ø: 'o', ß: 'ss', æ: 'ae' }

/** Folds text for comparison: lower case without accents, so that "cinar" finds "Çınar" (I18N-04). */
export function fold(text: string): string {
  return text
    .toLocaleLowerCase('tr')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[ıøßæ]/g, letter => APART[letter] ?? letter)
}

/** Upper case by Turkish rules: "istanbul" becomes "İSTANBUL". Not for codes, which use English letters. */
export function upper(text: string): string {
  return text.toLocaleUpperCase('tr')
}

/** Initials of the first and the last word, in Turkish upper case: "ismail ışık" becomes "İI". */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/)
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words
  return ends.map(firstLetter).join('')
}

/** The first letter of a word in Turkish upper case, whole also where it has several code points, such as a joined emoji. */
export function firstLetter(word = ''): string {
  return upper([...new Intl.Segmenter().segment(word)][0]?.segment ?? '')
}

/** Compares names in alphabetical order of the language: Ç after C, I before İ. */
export function collator(language: Language): (first: string, second: string) => number {
  return new Intl.Collator(LOCALES[language]).compare
}
