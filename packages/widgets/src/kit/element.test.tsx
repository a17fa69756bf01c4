import { startCore } from '@bnw/core'
import { $loadedLanguage, chooseLanguage } from '@bnw/core/language'
import { chooseTheme } from '@bnw/core/theme'
import { testEnvironment } from '@bnw/core/testing'
import { createElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'

import {
  beforeEach,
  describe,
  expect,
  fixture,
  it,
  oneEvent,
  waitUntil
} from '../../../../tests/elements/fixture.ts'
import { declareElement, defineElement, onIntent } from './index.ts'
import { defineTestElements } from './test-elements.tsx'

defineTestElements()

interface TestElement extends HTMLElement {
  type: unknown
  gameId: unknown
  limit: unknown
  noSearch: unknown
  refresh(): Promise<void>
}

async function open(markup = '<bnw-test>Not yet</bnw-test>'): Promise<TestElement> {
  const element = await fixture<TestElement>(markup)
  await drawn(element)
  return element
}

function drawn(element: Element): Promise<Element> {
  return waitUntil(() => element.shadowRoot!.querySelector('#props') ?? element.querySelector('input'))
}

function shown(element: Element, id: string): string {
  return element.shadowRoot!.getElementById(id)!.textContent
}

function press(element: Element, id: string): void {
  flushSync(() => element.shadowRoot!.getElementById(id)!.click())
}

/** As long as the kit waits before it takes a view down, and then some. */
function twoTasks(): Promise<void> {
  return new Promise(resolve => setTimeout(() => setTimeout(resolve)))
}

describe('an element of the kit', () => {
  beforeEach(async () => {
    testEnvironment()
    await startCore()
  })

  describe('its attributes', () => {
    it('EMB-02 renders attributes and their changes', async () => {
      const element = await open('<bnw-test type="live" game-id="7" limit="3" no-search></bnw-test>')
      expect(shown(element, 'props')).to.equal('live 7 3 true')

      element.setAttribute('game-id', '')
      element.removeAttribute('limit')
      element.setAttribute('no-search', 'false')
      await waitUntil(() => shown(element, 'props') === 'live  10 false')
    })

    it('falls back to the default for an invalid word or number', async () => {
      const element = await open('<bnw-test type="sport" limit="many"></bnw-test>')

      expect(shown(element, 'props')).to.equal('slot  10 false')
    })

    it('reflects properties as attributes, and no other ones', async () => {
      const element = await open()
      element.gameId = { toString: () => '9' }
      element.noSearch = true
      element.limit = undefined

      expect(element.getAttribute('game-id')).to.equal('9')
      expect(element.getAttribute('no-search')).to.equal('')
      expect(element.limit).to.equal(10)
    })

    it('keeps properties that were set before it was defined', async () => {
      const element = document.createElement('bnw-late')
      Object.assign(element, { gameId: '5' })
      document.body.append(element)
      const late = declareElement({
        tag: 'bnw-late',
        tier: 'public',
        attributes: { gameId: '' },
        events: {},
        styles: []
      })
      defineElement(late, ({ gameId }) => <p id="props">{gameId}</p>)
      await drawn(element)

      expect(shown(element, 'props')).to.equal('5')
      element.remove()
    })
  })

  describe('its lifecycle', () => {
    it('EMB-06 keeps its state when it is moved', async () => {
      const element = await open()
      press(element, 'count')
      const elsewhere = await fixture('<section></section>')

      elsewhere.append(element)
      await twoTasks()
      elsewhere.before(element)
      await twoTasks()
      if ('moveBefore' in elsewhere) (elsewhere.moveBefore as typeof elsewhere.insertBefore)(element, null)
      await twoTasks()

      expect(shown(element, 'count')).to.equal('1')
    })

    it('EMB-06 resets its state when it is removed and added again', async () => {
      const element = await open()
      press(element, 'count')
      const place = element.parentElement!

      element.remove()
      await twoTasks()
      expect(element.shadowRoot!.textContent).to.equal('')
      place.append(element)
      await drawn(element)

      expect(shown(element, 'count')).to.equal('0')
    })

    it('EMB-06 starts with fresh state as a clone, with the attributes of the original', async () => {
      const element = await open('<bnw-test game-id="7"></bnw-test>')
      press(element, 'count')

      const clone = element.cloneNode(true) as TestElement
      element.after(clone)
      await drawn(clone)

      expect([shown(clone, 'count'), shown(clone, 'props')]).to.deep.equal(['0', 'slot 7 10 false'])
    })

    it('renders nothing while it is not connected', async () => {
      const element = document.createElement('bnw-test')
      Object.assign(element, { gameId: '7' })
      await twoTasks()

      expect(element.shadowRoot!.childNodes.length).to.equal(0)
    })

    it('can be removed by React during a render', async () => {
      const place = await fixture('<div></div>')
      const root = createRoot(place)
      flushSync(() => root.render(createElement('bnw-test')))
      await drawn(place.firstElementChild!)
      const faults: unknown[] = []
      const note = (event: ErrorEvent) => faults.push(event.message)
      addEventListener('error', note)

      flushSync(() => root.render(null))
      await twoTasks()

      removeEventListener('error', note)
      expect(faults).to.deep.equal([])
      root.unmount()
    })

    it('R4 leaks nothing after being moved and removed many times', async () => {
      const place = await fixture('<div></div>')
      for (let round = 0; round < 100; round++) {
        const element = document.createElement('bnw-test')
        place.append(element)
        place.prepend(element)
        await twoTasks()
        element.remove()
        await twoTasks()
        expect(element.shadowRoot!.querySelector('.root')).to.equal(null)
      }
    })

    it('SESS-10 keeps the first of two definitions', () => {
      const first = customElements.get('bnw-test')
      const again = declareElement({
        tag: 'bnw-test',
        tier: 'public',
        attributes: {},
        events: {},
        styles: []
      })
      defineElement(again, () => null)

      expect(customElements.get('bnw-test')).to.equal(first)
    })
  })

  describe('its box', () => {
    it('EMB-05 shows the page’s own children until its words are loaded', async () => {
      $loadedLanguage.set('')
      const element = document.createElement('bnw-test')
      element.textContent = 'Not yet'
      document.body.append(element)
      await twoTasks()

      expect(element.shadowRoot!.querySelector('slot')!.assignedNodes()).to.have.length(1)
      expect(element.getBoundingClientRect().height).to.equal(200)
      $loadedLanguage.set('tr')
      await drawn(element)
      expect(element.shadowRoot!.querySelector('slot')).to.equal(null)
      element.remove()
    })

    it('EMB-06 renders nothing if it is removed before its words are loaded', async () => {
      $loadedLanguage.set('')
      const element = document.createElement('bnw-test')
      document.body.append(element)
      element.remove()
      await twoTasks()
      $loadedLanguage.set('tr')
      await twoTasks()

      expect(element.shadowRoot!.querySelector('#props')).to.equal(null)
    })

    it('EMB-04 isolates its styles from the page’s in both directions', async () => {
      const hostile = new CSSStyleSheet()
      hostile.replaceSync(
        '* { color: red !important; display: none !important } bnw-test { opacity: 0 !important }'
      )
      document.adoptedStyleSheets.push(hostile)
      const element = await open()
      const view = element.shadowRoot!.querySelector('.test')!

      expect(getComputedStyle(view).color).to.equal('rgb(1, 2, 3)')
      expect(getComputedStyle(element).display).to.equal('block')
      expect(getComputedStyle(element).opacity).to.equal('1')
      document.adoptedStyleSheets.pop()
    })

    it('stays hidden if the page hides it', async () => {
      const element = await open('<bnw-test hidden></bnw-test>')

      expect(getComputedStyle(element).display).to.equal('none')
    })
  })

  describe('in light DOM', () => {
    it('renders a form that password managers see, in place of the page’s own children', async () => {
      const element = await open('<bnw-test-form>Not yet <b>there</b></bnw-test-form>')
      const input = document.querySelector<HTMLInputElement>('bnw-test-form input')!

      expect(input.getClientRects().length).to.equal(1)
      expect(getComputedStyle(input).color).to.equal('rgb(4, 5, 6)')
      expect(element.querySelector('b')!.getClientRects().length).to.equal(0)
    })

    it('keeps typed text and styles when it is moved into another root', async () => {
      const element = await open('<bnw-test-form></bnw-test-form>')
      const input = element.querySelector('input')!
      input.value = 'typed'
      const other = (await fixture('<div></div>')).attachShadow({ mode: 'open' })
      other.append(element)
      await twoTasks()

      expect(other.querySelector('input')!.value).to.equal('typed')
      const style = getComputedStyle(other.querySelector('input')!)
      expect([style.color, style.fontStyle]).to.deep.equal(['rgb(4, 5, 6)', 'italic'])
    })

    it('H12 comes back with what was typed when the page replaces the element’s children', async () => {
      const element = await open('<bnw-test-form>Not yet</bnw-test-form>')
      const input = element.querySelector('input')!
      input.value = 'typed'
      element.innerHTML = '<b>New</b>'
      await waitUntil(() => input.getClientRects().length === 1)
      expect(input.value).to.equal('typed')
    })

    it('H12 comes back in an element that was emptied off the page', async () => {
      const element = await open('<bnw-test-form></bnw-test-form>')
      const place = element.parentElement!
      element.remove()
      await twoTasks()
      element.replaceChildren()
      place.append(element)
      await waitUntil(() => element.querySelector('input')?.getClientRects().length === 1)
    })

    it('does not render twice as a clone', async () => {
      const element = await open('<bnw-test-form></bnw-test-form>')
      const clone = element.cloneNode(true) as HTMLElement
      element.after(clone)
      await twoTasks()
      await drawn(clone)

      expect(clone.querySelectorAll('input').length).to.equal(1)
    })
  })

  describe('its appearance and language', () => {
    it('THEME-01 follows the page’s theme, or its own', async () => {
      const element = await open()
      const own = await open('<bnw-test theme="light"></bnw-test>')
      expect([element.dataset['mode'], own.dataset['mode']]).to.deep.equal(['dark', 'light'])

      chooseTheme('light')
      await waitUntil(() => element.dataset['mode'] === 'light')
      own.setAttribute('theme', 'dark')
      await waitUntil(() => own.dataset['mode'] === 'dark')
    })

    it('EMB-11 applies an accent, and ignores invalid colours', async () => {
      const element = await open('<bnw-test accent="#cc0044"></bnw-test>')
      const view = element.shadowRoot!.querySelector<HTMLElement>('.root')!
      await waitUntil(() => view.style.getPropertyValue('--_primary') === '#cc0044')

      element.setAttribute('accent', 'red;background:url(//evil)')
      await waitUntil(() => view.style.getPropertyValue('--_primary') === '')
    })

    it('I18N-02 changes its texts and its lang in place, and dispatches one event for the page', async () => {
      const [element, other] = [await open(), await open()]
      press(element, 'count')
      expect([element.lang, shown(element, 'words')]).to.deep.equal(['tr', 'Tekrar Dene'])
      const dispatched: unknown[] = []
      const note = (event: Event) => dispatched.push((event as CustomEvent).detail)
      document.addEventListener('bnw-language', note)

      chooseLanguage('en')
      await waitUntil(() => element.lang === 'en' && other.lang === 'en')

      document.removeEventListener('bnw-language', note)
      expect(shown(element, 'words')).to.not.equal('Tekrar Dene')
      expect(shown(element, 'count')).to.equal('1')
      expect(dispatched).to.deep.equal([{ lang: 'en' }])
    })
  })

  describe('its events', () => {
    it('EMB-03 dispatches events that leave its shadow root and reach the document', async () => {
      const element = await open()
      const heard = oneEvent(document, 'bnw-search')
      press(element, 'emit')

      const event = await heard
      expect([event.target, event.detail]).to.deep.equal([element, { length: 3, results: 0 }])
    })

    it('EMB-03 dispatches bnw-ready once', async () => {
      const heard: string[] = []
      const note = (event: Event) => heard.push(event.type)
      for (const name of ['bnw-ready', 'bnw-state']) document.addEventListener(name, note)
      const element = await open()
      element.setAttribute('game-id', '3')
      await waitUntil(() => shown(element, 'props').includes('3'))

      for (const name of ['bnw-ready', 'bnw-state']) document.removeEventListener(name, note)
      expect(heard).to.deep.equal(['bnw-state', 'bnw-ready'])
    })

    it('EMB-03 leaves an intent to a page that prevents it, else to the site’s handler', async () => {
      const element = await open()
      const handled: unknown[] = []
      const stop = onIntent(intent => handled.push(intent))

      element.addEventListener('bnw-navigate', event => event.preventDefault(), { once: true })
      press(element, 'go')
      expect(handled).to.deep.equal([])
      press(element, 'go')
      expect(handled).to.deep.equal([{ name: 'bnw-navigate', detail: { path: '/slot?search=a' } }])
      stop()
    })

    it('resolves refresh() when its data is reloaded', async () => {
      const element = await open()
      await element.refresh()

      await waitUntil(() => shown(element, 'loads') === '1')
    })
  })

  it('EMB-09 shows an error with Retry when its view throws; other elements work on', async () => {
    const other = await open()
    const element = await open()
    const dispatched = oneEvent(document, 'bnw-error')
    element.setAttribute('game-id', 'broken')

    expect((await dispatched).detail).to.deep.equal({ code: 'view', retryable: true })
    element.setAttribute('game-id', '1')
    const retry = await waitUntil(() => element.shadowRoot!.querySelector<HTMLElement>('[role=alert] button'))
    retry.click()
    await drawn(element)
    press(other, 'count')
    expect(shown(other, 'count')).to.equal('1')
  })
})
