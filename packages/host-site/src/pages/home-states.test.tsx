import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'

import { useStateMarks } from './home-states.ts'

function Page() {
  const page = useRef<HTMLDivElement>(null)
  useStateMarks(page)
  return (
    <div ref={page}>
      <bnw-jackpots />
      <bnw-promotions compact />
    </div>
  )
}

test('HOME-01 jackpots that fail to load take no space, promotions keep theirs for the error', () => {
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  flushSync(() => root.render(<Page />))
  const isEmptyAs = (state: string) =>
    [...document.querySelectorAll('bnw-jackpots, bnw-promotions')].map(element => {
      element.dispatchEvent(new CustomEvent('bnw-state', { detail: { state }, bubbles: true }))
      return element.hasAttribute('data-empty')
    })

  expect(isEmptyAs('loading')).toEqual([false, false])
  expect(isEmptyAs('error')).toEqual([true, false])
  expect(isEmptyAs('offline')).toEqual([true, false])
  expect(isEmptyAs('ready')).toEqual([false, false])
  expect(isEmptyAs('empty')).toEqual([true, true])
  root.unmount()
})
