import { formatsOf, type Formats } from './format.ts'
import { commonWords, type Language, type Words } from './words.ts'

/** A text in the current language. */
export type Text = (i18n: I18n) => string

/** Words and number formats of the current language, and the texts on the page that follow it. */
export interface I18n extends Formats {
  readonly language: Language
  /** Words that all games share. */
  readonly words: Words
  /** Sets the text of an element, and again whenever the language changes while it is on the page. */
  setText(element: Element, text: Text): void
  /** Sets an attribute, such as `aria-label`, and again whenever the language changes. */
  setAttribute(element: Element, attribute: string, text: Text): void
  setLanguage(language: Language): void
  /** Calls the listener after each change of the language. */
  onChange(listener: () => void): void
}

export function createI18n(first: Language): I18n {
  let language = first
  // Weak: rounds replace the elements of earlier ones.
  const renderers = new WeakMap<Element, Map<string, () => void>>()
  const listeners: (() => void)[] = []
  const follow = (element: Element, target: string, render: () => void) => {
    renderers.set(element, (renderers.get(element) ?? new Map<string, () => void>()).set(target, render))
    render()
  }
  const i18n: I18n = {
    ...formatsOf(language),
    get language() {
      return language
    },
    get words() {
      return commonWords(i18n)
    },
    setText: (element, text) => follow(element, '', () => replaceText(element, text(i18n))),
    setAttribute: (element, name, text) =>
      follow(element, name, () => element.setAttribute(name, text(i18n))),
    setLanguage(next) {
      language = next
      Object.assign(i18n, formatsOf(next))
      document.documentElement.lang = next
      for (const element of document.querySelectorAll('*'))
        renderers.get(element)?.forEach(render => render())
      listeners.forEach(listener => listener())
    },
    onChange: listener => void listeners.push(listener)
  }
  return i18n
}

/** Screen readers announce a text again when it is replaced, even by the same text. */
function replaceText(element: Element, text: string): void {
  if (element.textContent !== text) element.textContent = text
}
