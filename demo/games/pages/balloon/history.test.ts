// @vitest-environment happy-dom
import { expect, it } from 'vitest'

import { createI18n } from '../../ui/i18n.ts'
import { createFlightHistory } from './history.ts'

it('A11Y-01 the last flights say in words how they ended', () => {
  const history = createFlightHistory(createI18n('en'))
  history.add('1', { state: 'burst', height: 226, point: 226 })
  history.add('2', { state: 'cashed', height: 158, point: 400 })

  expect([...history.element.children].map(item => item.textContent)).toEqual(['Cashed 1.58×', 'Burst 2.26×'])
})
