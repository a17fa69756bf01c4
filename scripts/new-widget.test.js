// @ts-check
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

import { checkWords } from './check-words.js'
import { folderWith } from './fixture-folder.js'
import { createWidget } from './new-widget.js'

const project = {
  'packages/core/src/language/en.ts':
    "import { loginEnglish } from '../login/words.en.ts'\n\nexport const templates = {\n  ...loginEnglish\n}\n",
  'packages/core/src/login/words.ts': "export const loginWords = { a: () => msg('A', { id: 'login.a' }) }",
  'packages/core/src/login/index.ts': 'export const title = loginWords.a',
  'packages/core/src/login/words.en.ts': "export const loginEnglish = { 'login.a': 'A' }",
  'packages/widgets/src/elements.ts':
    "/** Every element. */\nimport { login } from './login/element.ts'\n\nexport const elements = {\n  'bnw-login': login\n}\n",
  'packages/widgets/src/kit/index.ts': 'export {}',
  'tests/elements/fixture.ts': 'export {}'
}

describe('new-widget', () => {
  test('creates an element that passes the words check', () => {
    const root = folderWith(project)

    createWidget(root, 'top-wins')

    expect(checkWords(root).problems).toEqual([])
  })

  test('exports the words from an entry of their own and merges their English', () => {
    const root = folderWith(project)
    createWidget(root, 'top-wins')

    const index = readFileSync(join(root, 'packages/core/src/top-wins/index.ts'), 'utf8')
    const english = readFileSync(join(root, 'packages/core/src/language/en.ts'), 'utf8')

    expect(index).toContain("export { topWinsWords } from './words.ts'")
    expect(english).toMatch(/\.\.\.loginEnglish,\n {2}\.\.\.topWinsEnglish\n\}/)
  })

  test('sorts the element into the list of all', () => {
    const root = folderWith(project)
    for (const name of ['top-wins', 'bets', 'login-box']) createWidget(root, name)

    const list = readFileSync(join(root, 'packages/widgets/src/elements.ts'), 'utf8')
    expect(list).toBe(`/** Every element. */
import { bets } from './bets/element.ts'
import { login } from './login/element.ts'
import { loginBox } from './login-box/element.ts'
import { topWins } from './top-wins/element.ts'

export const elements = {
  'bnw-bets': bets,
  'bnw-login': login,
  'bnw-login-box': loginBox,
  'bnw-top-wins': topWins
}
`)
  })

  test('keeps existing words of a feature', () => {
    const root = folderWith(project)

    expect(createWidget(root, 'login').filter(file => file.includes('core'))).toEqual([])
  })

  test('refuses a taken or invalid name', () => {
    const root = folderWith({ ...project, 'packages/widgets/src/lobby/element.ts': '' })

    expect(() => createWidget(root, 'lobby')).toThrow('already exists')
    expect(() => createWidget(root, 'TopWins')).toThrow('use lower-case letters and hyphens')
  })
})
