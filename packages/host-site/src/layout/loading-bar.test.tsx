import { testEnvironment } from '@bnw/core/testing'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test } from 'vitest'

import { $visit } from '../navigation.ts'
import { LoadingBar } from './loading-bar.tsx'

let root: Root

beforeEach(async () => {
  testEnvironment()
  document.body.innerHTML = '<div id="bar"></div><main id="content"><div class="page-place"></div></main>'
  root = createRoot(document.getElementById('bar')!)
  root.render(<LoadingBar />)
  await expect.poll(bar).not.toBeNull()
})

afterEach(() => root.unmount())

const bar = () => document.querySelector('[role=progressbar]')

/** Renders a page with two loading elements. */
function showPage(): [HTMLElement, HTMLElement] {
  document.getElementById('content')!.innerHTML = '<bnw-slider></bnw-slider><bnw-lobby></bnw-lobby>'
  const elements = document.querySelectorAll<HTMLElement>('#content > *')
  for (const element of elements) {
    element.dataset['mode'] = 'dark'
    dispatchState(element, 'loading')
  }
  return [elements[0]!, elements[1]!]
}

function dispatchState(element: HTMLElement, state: string): void {
  element.dispatchEvent(new CustomEvent('bnw-state', { bubbles: true, detail: { state } }))
}

test('NAV-07 the bar disappears when the first element of the page has content', async () => {
  const [slider] = showPage()
  await nextFrame()
  expect(bar()).not.toBeNull()

  dispatchState(slider, 'ready')

  await expect.poll(bar).toBeNull()
})

test('NAV-07 the bar ignores an empty element and waits for the next', async () => {
  const [slider, lobby] = showPage()

  dispatchState(slider, 'empty')
  await nextFrame()
  expect(bar()).not.toBeNull()

  dispatchState(lobby, 'failed')
  await expect.poll(bar).toBeNull()
})

test('NAV-07 the bar is shown again for the next page', async () => {
  const [slider] = showPage()
  dispatchState(slider, 'ready')
  await expect.poll(bar).toBeNull()

  document.getElementById('content')!.innerHTML = '<div class="page-place"></div>'
  $visit.set($visit.get() + 1)

  await expect.poll(bar).not.toBeNull()
})

function nextFrame(): Promise<void> {
  return new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)))
}
