import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, it } from 'vitest'

const sheet = readFileSync(join(import.meta.dirname, '../reels.css'), 'utf8')

it('a plate has no ratio of its own, to which WebKit adds its padding, so that reels stop on their line', () => {
  const plates = [...sheet.matchAll(/([^{}]*\.plate) \{([^}]*)\}/g)]

  expect(plates).not.toEqual([])
  for (const [, selector, rule] of plates) expect(rule, selector).not.toMatch(/aspect-ratio/)
})
