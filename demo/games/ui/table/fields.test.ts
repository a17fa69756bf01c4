// @vitest-environment happy-dom
import { expect, it } from 'vitest'

import { createI18n } from '../i18n.ts'
import { createField } from './fields.ts'

it('A11Y-01 names a field by the text on it, then by the stake', () => {
  const { button, show } = createField(createI18n('en'), {
    kind: 'side',
    name: () => 'Player',
    note: () => '1 : 1'
  })
  const seen = [...button.querySelectorAll('.name, small')].map(({ textContent }) => textContent).join(' ')

  expect(button.getAttribute('aria-label')).toBe(seen)

  show(500)

  expect(button.getAttribute('aria-label')).toBe(`${seen}, ₺5.00 on it`)
})
