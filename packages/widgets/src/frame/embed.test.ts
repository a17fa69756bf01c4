import { environment } from '@bnw/core'
import { chooseLanguage } from '@bnw/core/language'
import { testEnvironment } from '@bnw/core/testing'
import { $theme, chooseTheme } from '@bnw/core/theme'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { isPageBlocked, unblockPage } from '../kit/blocked-page.ts'
import type { Declaration } from '../kit/declare.ts'
import { createElementContext } from '../kit/element-context.ts'
import { showElement } from './embed-element.ts'
import type { FromPage } from './frame-end.ts'
import type { Settings, ToPage } from './protocol.ts'

const settings: Settings = {
  attributes: {},
  accent: '',
  affiliate: '',
  font: 'serif',
  ground: 'page',
  lang: 'tr',
  theme: 'dark'
}

class Private extends HTMLElement {
  static readonly observedAttributes = ['tab']
  declare readonly shadowRoot: ShadowRoot
  constructor() {
    super()
    this.attachShadow({ mode: 'open' })
    const declaration = { tag: 'bnw-private', attributes: { tab: '' }, events: {} } as unknown as Declaration
    createElementContext(this, declaration, {})
  }

  connectedCallback(): void {
    this.dispatchEvent(new CustomEvent('bnw-session', { bubbles: true, detail: { status: 'guest' } }))
  }
}
customElements.define('bnw-private', Private)

/** happy-dom has none. */
class Toggle extends Event {
  readonly newState = 'open'
}

const PLACE = { left: 40, top: 500, width: 300 }

interface Showing {
  attributes?: Settings['attributes']
  load?: () => Promise<void>
}

/** An element in the frame's document, and the messages that the page receives. */
async function show({ attributes = {}, load = async () => {} }: Showing) {
  const loaded = load()
  const sent: ToPage[] = []
  const receive = showElement({
    tag: 'bnw-private',
    settings: { ...settings, attributes },
    loaded,
    send: message => sent.push(message)
  })
  await loaded.catch(() => undefined)
  const tell = (message: FromPage) => {
    receive(message)
    // The frame is drawn in its new size after this event.
    dispatchEvent(new Event('resize'))
  }
  return { sent, tell, receive, element: document.querySelector<HTMLElement>('bnw-private') }
}

beforeEach(() => {
  testEnvironment()
  vi.stubGlobal('ToggleEvent', Toggle)
})

afterEach(() => {
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

test('H30 the page cannot move the element in the frame while no dialog is open', async () => {
  const { element, sent, tell } = await show({})
  tell({ type: 'overlay', place: PLACE })

  expect(element!.style.position).toBe('')
  expect(sent).not.toContainEqual({ type: 'overlay', step: 'placed' })
})

test('EMB-10 an open dialog covers the window, with the element where it lies on the page', async () => {
  const { element, sent, tell } = await show({})
  const dialog = element!.shadowRoot!.appendChild(document.createElement('dialog'))
  dialog.dispatchEvent(new Toggle('beforetoggle'))
  expect(sent).toContainEqual({ type: 'overlay', step: 'wanted' })
  expect(dialog.style.opacity, 'another frame may cover the window first').toBe('0')

  tell({ type: 'overlay', place: PLACE })
  expect(dialog.style.opacity).toBe('')
  expect(element!.style).toMatchObject({ position: 'absolute', left: '40px', top: '500px', width: '300px' })

  tell({ type: 'overlay', place: PLACE })
  expect(sent.filter(({ type }) => type === 'overlay').slice(1), 'it answers each time').toEqual([
    { type: 'overlay', step: 'placed' },
    { type: 'overlay', step: 'placed' }
  ])

  tell({ type: 'overlay', place: null })
  expect(element!.style.position).toBe('')
  expect(dialog.style.opacity).toBe('0')
  expect(sent.at(-1), 'the page has given it up, but it is still open').toEqual({
    type: 'overlay',
    step: 'wanted'
  })
})

test('S3 the page sets only attributes that the element declares, whatever their names', async () => {
  const attributes = { tab: 'withdraw', onclick: 'x()', 'a b': '', title: 'x', contenteditable: '' }
  const { element, receive } = await show({ attributes })
  expect(element!.getAttributeNames().toSorted()).toEqual(['tab', 'theme'])

  for (const own of ['lang', 'data-mode', 'style']) element!.setAttribute(own, '')
  receive({ type: 'settings', settings: { ...settings, attributes: { popover: 'auto', '': '' } } })
  expect(element!.getAttributeNames().toSorted()).toEqual(['data-mode', 'lang', 'style', 'theme'])
})

test.each([
  ['Inter, "Segoe UI", \'Times New Roman\', sans-serif', 'Inter,Segoe UI,Times New Roman,sans-serif'],
  ['Wingdings, "Own Symbols", GEORGIA, fantasy, system-ui', 'GEORGIA,system-ui'],
  ['"Own Arial", var(--x), Webdings; color: red', ''],
  ['', '']
])('H30 the page sets only fonts of text: %j', async (font, used) => {
  const { receive } = await show({})
  receive({ type: 'settings', settings: { ...settings, font } })
  expect(document.documentElement.style.getPropertyValue('--bnw-font')).toBe(used)
})

test('EMB-03 the page receives events that the element dispatches while it is connected', async () => {
  const { sent } = await show({})

  expect(sent).toContainEqual({ type: 'event', name: 'bnw-session', detail: { status: 'guest' } })
})

test('EMB-10 nothing can be dragged out of the frame, where the page could read it', async () => {
  const { element } = await show({})
  const link = element!.shadowRoot!.appendChild(document.createElement('a'))
  const drag = new Event('dragstart', { bubbles: true, composed: true, cancelable: true })
  link.dispatchEvent(drag)
  expect(drag.defaultPrevented).toBe(true)
})

test('I18N-02 the frame tells the page what the player chooses in it, and not what the page has set', async () => {
  const { sent, receive } = await show({})
  const choices = () => sent.filter(({ type }) => type === 'choice')
  receive({ type: 'settings', settings: { ...settings, lang: 'en', theme: 'light' } })
  expect(choices()).toEqual([])

  chooseLanguage('tr')
  $theme.set('auto')
  chooseTheme('dark')
  expect(choices()).toEqual([
    { type: 'choice', lang: 'tr' },
    { type: 'choice', theme: 'dark' }
  ])
})

test('GATE-05 the frame and the page block each other, and the page is reloaded with it', async () => {
  const { sent, receive } = await show({})
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
  expect(isPageBlocked()).toBe(false)

  receive({ type: 'settings', settings: { ...settings, isBlocked: true } })
  expect(isPageBlocked()).toBe(true)
  expect(sent).toContainEqual({ type: 'blocked' })

  environment().reloadPage()
  expect(sent.at(-1)).toEqual({ type: 'reload' })
  expect(reload).toHaveBeenCalledOnce()
  unblockPage()
})

test('SEC-03 a frame whose element cannot be loaded says so at once', async () => {
  const { element, sent } = await show({ load: () => Promise.reject(new TypeError('Failed to fetch')) })

  expect(element).toBeNull()
  expect(sent).toEqual([{ type: 'failed' }])
})
