import { dashed } from '../kit/attributes.ts'
import { isPageBlocked, onPageBlocked } from '../kit/blocked-page.ts'
import { readConfiguration } from '../kit/configuration.ts'
import type { Attributes } from '../kit/declare.ts'
import { groundOf } from '../kit/ground.ts'
import { modeOf } from '../kit/mode.ts'
import { browserStorage } from '../kit/storage.ts'
import { onSurroundingsChange, surroundingsOf } from '../kit/surroundings.ts'
import { MAX_TEXT, type Settings } from './protocol.ts'

/** Where the page keeps the player's choices: the same places as its public elements. */
const LANGUAGE = 'bnwUserLang'
const THEME = 'bnwUserMode'

/** Set by the first frame: importing this module must have no effect on a page or a server. */
let storage: ReturnType<typeof browserStorage> | undefined
const pageStorage = () => (storage ??= browserStorage())

/** The player's language on this page: the chosen one, else the configured one, else Turkish. */
export function pageLanguage(): Settings['lang'] {
  const wanted = [pageStorage().get(LANGUAGE), readConfiguration().lang].find(
    lang => lang === 'tr' || lang === 'en'
  )
  return wanted === 'en' ? 'en' : 'tr'
}

/** What the element in the frame needs to know. */
export function settingsOf(host: HTMLElement, attributes: Attributes): Settings {
  const configuration = readConfiguration()
  const stored = pageStorage().get(THEME)
  const pageTheme = stored === null ? configuration.theme : stored === 'light' ? 'light' : 'dark'
  const around = surroundingsOf(host)
  const theme = modeOf(host.getAttribute('theme') ?? '', pageTheme, around)
  return {
    attributes: ownAttributes(host, attributes),
    accent: host.getAttribute('accent') ?? '',
    affiliate: configuration.affiliate,
    font: around.font.slice(0, MAX_TEXT),
    ground: groundOf(around, theme),
    isBlocked: isPageBlocked(),
    lang: pageLanguage(),
    theme
  }
}

function ownAttributes(host: HTMLElement, attributes: Attributes): Record<string, string> {
  const names = Object.keys(attributes).map(dashed)
  return Object.fromEntries(
    names.filter(name => host.hasAttribute(name)).map(name => [name, host.getAttribute(name) ?? ''])
  )
}

/** Applies a choice that the player has made in a frame to the whole page. */
export function applyChoice({ lang, theme }: { lang?: string; theme?: string }): void {
  if (lang) pageStorage().set(LANGUAGE, lang)
  if (theme) pageStorage().set(THEME, theme)
  for (const listener of listeners) listener()
}

/** For choices made in a frame: the storage reports those made elsewhere only. */
const listeners = new Set<() => void>()

/**
 * Calls back when the page's language or theme, or the look around an element, may have changed, or an HTTP 500 has blocked the
 * page. Returns a function that stops it.
 */
export function onSettingsChange(host: Element, listener: () => void): () => void {
  listeners.add(listener)
  const stops = [
    pageStorage().onChange(listener),
    onSurroundingsChange(host, listener),
    onPageBlocked(listener)
  ]
  return () => {
    listeners.delete(listener)
    for (const stop of stops) stop()
  }
}
