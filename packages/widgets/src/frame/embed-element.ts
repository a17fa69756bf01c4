import { environment } from '@bnw/core'
import { chooseLanguage } from '@bnw/core/language'
import { $language } from '@bnw/core/lib'
import { $theme, chooseTheme } from '@bnw/core/theme'

import { blockWholePage, onPageBlocked } from '../kit/blocked-page.ts'
import { watchDialogs } from './embed-dialogs.ts'
import { forwardEvents } from './embed-events.ts'
import { keepFocus } from './embed-focus.ts'
import { keepPlace } from './embed-place.ts'
import { reportSize } from './embed-size.ts'
import { placeToasts } from './embed-toasts.ts'
import { textFonts } from './fonts.ts'
import type { FromPage } from './frame-end.ts'
import { loadElement } from './load-element.ts'
import type { Settings, ToPage } from './protocol.ts'

export interface Shown {
  tag: string
  settings: Settings
  /** Resolves when the element is defined. */
  loaded: Promise<void>
  send(message: ToPage): void
}

/** Creates the element and applies the page's settings to it. Returns the handler of the page's messages. */
export function showElement({ tag, settings, loaded, send }: Shown): (message: FromPage) => void {
  const element = document.createElement(tag)
  const focus = keepFocus()
  const size = reportSize(element, send)
  const toasts = placeToasts(element, size.setBelow)
  const dialogs = watchDialogs(step => send({ type: 'overlay', step }))
  const cover = keepPlace(element, send, { dialogs, focus })
  const watch = (one: Element) => [focus, toasts, dialogs].forEach(part => void part.watch(one))
  let latest = settings
  const apply = (next: Settings) => {
    latest = next
    applySettings(element, next)
  }
  apply(settings)
  const show = () => {
    apply(latest)
    forwardEvents(element, send)
    document.body.append(element)
    size.start()
    watch(element)
  }
  loaded.then(show, () => send({ type: 'failed' }))
  loadLateElements(watch)
  joinPage(send, () => latest)

  return message => {
    if (message.type === 'settings') apply(message.settings)
    else if (message.type === 'overlay') cover(message.place)
    else void refresh(element).then(() => send({ type: 'refreshed', id: message.id }))
  }
}

/** Sends the page what concerns all of it. Everything else stays in the frame. */
function joinPage(send: Shown['send'], latest: () => Settings): void {
  sendChoices(latest, send)
  shareBlock(send)
  // The page could read what is dropped on it: Firefox 153 lets it be dragged out of a frame, Chromium 156 does not.
  document.addEventListener('dragstart', event => event.preventDefault())
}

/** Sends the page the language or the theme that the player chooses here. */
function sendChoices(latest: () => Settings, send: (message: ToPage) => void): void {
  $language.listen(lang => lang !== latest().lang && send({ type: 'choice', lang }))
  $theme.listen(theme => theme !== 'auto' && theme !== latest().theme && send({ type: 'choice', theme }))
}

/** An HTTP 500 blocks the page with all its frames, and reloading this document alone would not end that (GATE-05). */
function shareBlock(send: Shown['send']): void {
  onPageBlocked(() => send({ type: 'blocked' }))
  environment().reloadPage = () => {
    send({ type: 'reload' })
    // An older page does not follow.
    location.reload()
  }
}

function applySettings(element: HTMLElement, settings: Settings): void {
  const { accent, affiliate, attributes, font, ground, isBlocked, lang, theme } = settings
  environment().configuration.affiliate = affiliate
  const page = document.documentElement
  page.lang = lang
  page.style.colorScheme = theme
  page.style.setProperty('--bnw-font', textFonts(font))
  page.dataset['bnwGround'] = ground
  chooseLanguage(lang)
  chooseTheme(theme)
  if (isBlocked) blockWholePage()
  // What the element and its frame set themselves.
  const own = ['lang', 'data-mode', 'style']
  const wanted = new Map([...declared(element, attributes), ['theme', theme]])
  if (accent) wanted.set('accent', accent)
  for (const name of element.getAttributeNames())
    if (!wanted.has(name) && !own.includes(name)) element.removeAttribute(name)
  for (const [name, value] of wanted)
    if (element.getAttribute(name) !== value) element.setAttribute(name, value)
}

/** The attributes that the element has; the page might send any name. None before its class is loaded. */
function declared({ localName }: Element, attributes: Settings['attributes']): [string, string][] {
  const known = customElements.get(localName) as { observedAttributes?: readonly string[] } | undefined
  return Object.entries(attributes).filter(([name]) => known?.observedAttributes?.includes(name))
}

/** The core adds an element for its first short message. */
function loadLateElements(watch: (element: Element) => void): void {
  new MutationObserver(records => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(node instanceof Element) || !node.localName.startsWith('bnw-')) continue
      loadElement(node.localName).then(
        () => watch(node),
        () => undefined
      )
    }
  }).observe(document.body, { childList: true })
}

async function refresh(element: HTMLElement): Promise<void> {
  await customElements.whenDefined(element.localName)
  if ('refresh' in element && typeof element.refresh === 'function') await element.refresh()
}
