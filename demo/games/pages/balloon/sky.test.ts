// @vitest-environment happy-dom
import { expect, it } from 'vitest'

import { createI18n } from '../../ui/i18n.ts'
import { createSky } from './sky.ts'

/** The lower edge of the multiplier on a phone, in units of the picture. */
const MULTIPLIER_END = 76

/** How far the airship stands out above its position. */
const AIRSHIP_TOP = 18

it('keeps the craft below the multiplier, however large it is', () => {
  const { element, fly } = createSky(createI18n('en'), 'airship')
  fly(100_000, 3_600_000)

  const { transform } = element.querySelector<SVGElement>('.craft')!.style
  const y = Number(/, ([\d.]+)px/.exec(transform)![1])
  expect(y - AIRSHIP_TOP).toBeGreaterThan(MULTIPLIER_END)
})
