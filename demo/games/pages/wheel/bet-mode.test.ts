// @vitest-environment happy-dom
import { expect, it } from 'vitest'

import { createI18n } from '../../ui/i18n.ts'
import { createBetMode } from './bet-mode.ts'

it('A11Y-01 names the choice between single numbers and pairs', () => {
  const { element } = createBetMode(createI18n('en'), [], () => undefined)

  expect(element.getAttribute('role')).toBe('group')
  expect(element.getAttribute('aria-label')).toBe('Bets')
})
