import { wordsOf, type Language, type Words } from './words.ts'

export type Say = (words: Words, speaker: Speaker) => string

/** Writes words into the page, and writes them again when the language changes. */
export interface Speaker {
  readonly language: Language
  readonly words: Words
  /** The text of an element. */
  write(element: Element, say: Say): void
  /** An attribute of an element, such as its name for assistive technology. */
  label(element: Element, attribute: string, say: Say): void
  /** Amounts by the rules of the language: `₺1.234,50`, `₺1,234.50`. In whole kuruş. */
  amount(kurus: number): string
  /** Without kuruş, which a chip has none of: `₺2.500`. */
  whole(kurus: number): string
  /** As short as it fits on a laid chip, without currency: `250`, `2,5 B`. */
  compact(kurus: number): string
  /** Hundredths as a multiplier: `2,40×`. */
  multiple(hundredths: number): string
  /** `%29,7`, `29.7%`. */
  percent(value: number): string
  /** With its sign: `+₺5,00`. In whole kuruş. */
  signed(kurus: number): string
  use(language: Language): void
}

export function createSpeaker(first: Language): Speaker {
  let language = first
  const texts = new Map<Element, Say>()
  const labels = new Map<Element, Map<string, Say>>()
  const format = (kurus: number, signDisplay: 'auto' | 'exceptZero', digits = 2) =>
    new Intl.NumberFormat(localeOf(language), {
      style: 'currency',
      currency: 'TRY',
      currencyDisplay: 'narrowSymbol',
      signDisplay,
      minimumFractionDigits: digits
    }).format(kurus / 100)
  const speaker: Speaker = {
    get language() {
      return language
    },
    get words() {
      return wordsOf(language)
    },
    write(element, say) {
      texts.set(element, say)
      setText(element, say(speaker.words, speaker))
    },
    label(element, attribute, say) {
      labels.set(element, (labels.get(element) ?? new Map<string, Say>()).set(attribute, say))
      element.setAttribute(attribute, say(speaker.words, speaker))
    },
    amount: kurus => format(kurus, 'auto'),
    whole: kurus => format(kurus, 'auto', 0),
    compact: kurus =>
      new Intl.NumberFormat(localeOf(language), { notation: 'compact', maximumFractionDigits: 1 }).format(
        kurus / 100
      ),
    multiple(hundredths) {
      const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2 }
      return `${new Intl.NumberFormat(localeOf(language), digits).format(hundredths / 100)}×`
    },
    percent: value =>
      new Intl.NumberFormat(localeOf(language), { style: 'percent', maximumFractionDigits: 2 }).format(
        value / 100
      ),
    signed: kurus => format(kurus, 'exceptZero'),
    use(next) {
      language = next
      document.documentElement.lang = next
      texts.forEach((say, element) => setText(element, say(speaker.words, speaker)))
      labels.forEach((says, element) =>
        says.forEach((say, attribute) => element.setAttribute(attribute, say(speaker.words, speaker)))
      )
    }
  }
  return speaker
}

function localeOf(language: Language): string {
  return language === 'tr' ? 'tr-TR' : 'en-GB'
}

/** The same text again would be read out again. */
function setText(element: Element, text: string): void {
  if (element.textContent !== text) element.textContent = text
}
