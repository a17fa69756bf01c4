// @ts-check
import stylelint from 'stylelint'
import { describe, expect, test } from 'vitest'

import config from '../stylelint.config.js'
import { root } from './setup.js'

/** The rules that a style sheet in ui/ violates. @param {string} code */
async function problemsWith(code) {
  const codeFilename = `${root}/packages/widgets/src/ui/a.css`
  const { results } = await stylelint.lint({ code, codeFilename, config, configBasedir: root })
  return results.flatMap(({ warnings }) => warnings.map(({ rule }) => rule))
}

describe('the style rules', () => {
  test.each([
    'background: linear-gradient(red, blue)',
    'backdrop-filter: blur(4px)',
    'text-shadow: 0 0 4px',
    'text-transform: uppercase',
    'box-shadow: 0 0 12px var(--_money)',
    'height: 100vh',
    'font: 400 11px var(--_font)',
    'color: #fff',
    'color: red !important',
    'transition: all 1s'
  ])('THEME-02 refuses %s', async declaration => {
    expect(await problemsWith(`.a { ${declaration}; }`)).toHaveLength(1)
  })

  test.each([
    'mask: radial-gradient(#000 7px, transparent 8px)',
    'box-shadow: var(--_shadow)',
    'box-shadow: 0 0 0 2px var(--_canvas)',
    'box-shadow: inset 2px 0 0 var(--_link)',
    'outline: none',
    'color: #f4efe3',
    'font: 600 var(--_t-12) var(--_font)',
    'height: 100dvh'
  ])('THEME-02 accepts %s', async declaration => {
    expect(await problemsWith(`.a { ${declaration}; }`)).toEqual([])
  })

  test('refuses key frames without a prefix, which a page might use too', async () => {
    expect(await problemsWith('@keyframes spin { to { rotate: 1turn } }')).toEqual(['keyframes-name-pattern'])
    expect(await problemsWith('@keyframes bnw-turn { to { rotate: 1turn } }')).toEqual([])
  })
})
