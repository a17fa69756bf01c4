import { $loadedLanguage } from '@bnw/core/language'
import type { ComponentType } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test, vi } from 'vitest'

import { declareElement } from './declare.ts'
import { createElementContext } from './element-context.ts'
import { rootOf } from './root.tsx'
import { createHost } from './test-host.ts'

const declaration = declareElement({
  tag: 'bnw-test',
  tier: 'public',
  attributes: {},
  events: {},
  styles: []
})

/** Renders an element with this view. Returns what it has dispatched as errors, and its shadow root. */
function render(View: ComponentType<object>) {
  vi.spyOn(console, 'error').mockReturnValue()
  const host = document.body.appendChild(createHost())
  const { shadowRoot: container } = host
  createElementContext(host, declaration, { theme: '', accent: '' })
  const errors: unknown[] = []
  host.addEventListener('bnw-error', event => errors.push((event as CustomEvent).detail))
  const Root = rootOf(View)
  const root = createRoot(container, { onUncaughtError: error => errors.push(error) })

  flushSync(() => root.render(<Root container={container} />))
  onTestFinished(() => {
    root.unmount()
    host.remove()
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })
  return { errors, container }
}

test('EMB-09 H7 an element whose surroundings cannot be read shows an error and dispatches one event', () => {
  vi.stubGlobal('matchMedia', undefined)

  const { errors, container } = render(() => 'view')

  expect(errors).toEqual([{ code: 'view', retryable: true }])
  expect(container.querySelector('[role=alert] button')).not.toBeNull()
})

test('EMB-09 a view of which a part has not loaded reports that', () => {
  const { errors } = render(() => {
    throw new TypeError('Importing a module script failed.')
  })

  expect(errors).toEqual([{ code: 'load', retryable: true }])
})

test('I18N-02 a view names the language of its texts, also if the page writes another one on the element', () => {
  $loadedLanguage.set('tr')
  const { container } = render(() => 'view')
  container.host.setAttribute('lang', 'de')

  expect(container.querySelector<HTMLElement>('.root')?.lang).toBe('tr')
  $loadedLanguage.set('')
})
