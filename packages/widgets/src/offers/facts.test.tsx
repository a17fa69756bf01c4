import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'

import { Facts } from './facts.tsx'

test('I18N-02 facts with one label follow another language', () => {
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  const show = (Label: string) => {
    const facts = ['100', '200', '300'].map(Value => ({ Label, Value }))
    flushSync(() => root.render(<Facts facts={facts} />))
    return [...document.querySelectorAll('dt')].map(({ textContent }) => textContent)
  }

  expect(show('Ödül')).toEqual(['Ödül', 'Ödül', 'Ödül'])
  expect(show('Prize')).toEqual(['Prize', 'Prize', 'Prize'])
  root.unmount()
})
