import { expect, test } from 'vitest'

import { isSearchKey } from './plain-events.ts'

/** Whether `/` is the key of the search while the focus is in the element of this markup. */
function isSearchKeyIn(markup: string): boolean {
  document.body.innerHTML = markup
  let isKey = false
  document.addEventListener('keydown', event => (isKey = isSearchKey(event)), { once: true })
  document.body.firstElementChild!.dispatchEvent(
    new KeyboardEvent('keydown', { key: '/', bubbles: true, composed: true })
  )
  document.body.replaceChildren()
  return isKey
}

test('A11Y-01 `/` is typed in a field and in an editor of the page, and ignored in a dialog', () => {
  const places = ['input', 'textarea', 'select', 'dialog', 'div contenteditable="true"', 'p']

  expect(places.filter(place => isSearchKeyIn(`<${place}>`))).toEqual(['p'])
})
