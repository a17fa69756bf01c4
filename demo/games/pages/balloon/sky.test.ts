// @vitest-environment happy-dom
import { expect, it } from 'vitest'

import { createI18n } from '../../ui/i18n.ts'
import { createSky } from './sky.ts'

/** The lower edge of the number on a phone, in units of the picture. */
const NUMBER_END = 76

/** How far the airship stands out above its position. */
const AIRSHIP_TOP = 18

it('flies below the number, however high it says the craft is', () => {
  const { element, fly } = createSky(createI18n('en'), 'airship')
  fly(100_000, 3_600_000)

  const { transform } = element.querySelector<SVGElement>('.craft')!.style
  const y = Number(/, ([\d.]+)px/.exec(transform)![1])
  expect(y - AIRSHIP_TOP).toBeGreaterThan(NUMBER_END)
})
