// @vitest-environment happy-dom
import { expect, it } from 'vitest'

import { createI18n } from '../../ui/i18n.ts'
import { createSides } from './sides.ts'

it('A11Y-01 the last results of a slot name their symbols, in the current language', () => {
  const i18n = createI18n('tr')
  const sides = createSides(i18n, 'harbour')
  document.body.append(...sides.elements)
  sides.add({ id: '1', number: 0, stake: 500, returned: 0, outcome: { stops: [0, 0, 0] } })
  const pictures = () =>
    sides.elements.flatMap(side => [...side.querySelectorAll<HTMLImageElement>('li img')])
  const names = () => pictures().map(({ alt }) => alt)

  expect(names()).toHaveLength(3)
  expect(names()[0]).toBe('Çapa')
  i18n.setLanguage('en')
  expect(names()[0]).toBe('Anchor')
})
