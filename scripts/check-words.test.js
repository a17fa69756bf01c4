// @ts-check
import { describe, expect, test } from 'vitest'

import { checkWords } from './check-words.js'
import { folderWith } from './fixture-folder.js'

const turkish = "export const loginWords = { submit: () => msg('Giriş Yap', { id: 'login.submit' }) }"
const english = "export const loginEnglish = { 'login.submit': 'Log in' }"
const merged = "import { loginEnglish } from '../login/words.en.ts'"

/** A correct catalogue, with some files replaced. @param {Record<string, string>} [files] */
function problemsWith(files = {}) {
  const correct = {
    'packages/core/src/login/words.ts': turkish,
    'packages/core/src/login/words.en.ts': english,
    'packages/core/src/login/index.ts': 'export const submit = loginWords.submit',
    'packages/core/src/language/en.ts': merged
  }
  return checkWords(folderWith({ ...correct, ...files })).problems
}

/** @param {string} jsx */
function problemsOfView(jsx) {
  return problemsWith({ 'packages/widgets/src/login/view.tsx': `export const View = () => ${jsx}` })
}

describe('check-words', () => {
  test('I18N-05 finds nothing in a complete catalogue', () => {
    expect(problemsWith()).toEqual([])
  })

  test('I18N-05 finds an id without an English text', () => {
    const problems = problemsWith({ 'packages/core/src/login/words.en.ts': 'export const loginEnglish = {}' })

    expect(problems).toEqual([expect.stringMatching(/words\.ts:1: 'login.submit' has no English text/)])
  })

  test('I18N-05 finds an unused English text', () => {
    const more = "export const loginEnglish = { 'login.submit': 'Log in', 'login.old': 'Old' }"

    expect(problemsWith({ 'packages/core/src/login/words.en.ts': more })).toEqual([
      expect.stringMatching(/'login.old' is English for an unused id/)
    ])
  })

  test('I18N-05 finds a duplicate id', () => {
    const problems = problemsWith({
      'packages/core/src/other/words.ts': turkish,
      'packages/core/src/other/words.en.ts': english,
      'packages/core/src/language/en.ts': `${merged}\nimport { loginEnglish as o } from '../other/words.en.ts'`
    })

    expect(problems).toEqual([expect.stringMatching(/'login.submit' is already used at .*login\/words.ts:1/)])
  })

  test('I18N-05 finds an English id twice, and an English catalogue alone', () => {
    const twice = "export const loginEnglish = { 'login.submit': 'Log in', 'login.submit': 'Sign in' }"
    expect(problemsWith({ 'packages/core/src/login/words.en.ts': twice })).toEqual([
      expect.stringMatching(/'login.submit' is already used at .*login\/words.en.ts:1/)
    ])

    expect(problemsWith({ 'packages/core/src/old/words.en.ts': 'export const oldEnglish = {}' })).toContain(
      'packages/core/src/old/words.en.ts: has no words.ts beside it'
    )
  })

  test('I18N-05 finds a word that nothing uses', () => {
    const unused = { 'packages/core/src/login/index.ts': 'export const send = otherWords.submit' }
    expect(problemsWith(unused)).toEqual([
      expect.stringMatching(/login\/words.ts:1: nothing uses 'submit' of loginWords/)
    ])

    const passed = 'export const View = ({ words }) => <b>{words.submit()}</b>'
    expect(problemsWith({ ...unused, 'packages/widgets/src/ui/card.tsx': passed })).toEqual([])
  })

  test('I18N-05 finds a placeholder without a translation', () => {
    const problems = problemsWith({
      'packages/core/src/login/words.ts':
        "export const loginWords = { submit: (n: number) => msg(str`Kalan: ${n}`, { id: 'login.submit' }) }"
    })

    expect(problems).toEqual([expect.stringMatching(/have different placeholders/)])
  })

  test('I18N-05 accepts placeholders in another order', () => {
    const problems = problemsWith({
      'packages/core/src/login/words.ts':
        "export const loginWords = { submit: (a: string, b: string) => msg(str`${a} ${b}`, { id: 'login.submit' }) }",
      'packages/core/src/login/words.en.ts':
        "export const loginEnglish = { 'login.submit': str`${1} of ${0}` }"
    })

    expect(problems).toEqual([])
  })

  test('I18N-05 finds a text at module level', () => {
    const problems = problemsWith({
      'packages/core/src/login/words.ts': "export const submit = msg('Giriş Yap', { id: 'login.submit' })"
    })

    expect(problems).toEqual([expect.stringMatching(/msg\(\) must run inside a function/)])
  })

  test('I18N-05 finds a message without an explicit id', () => {
    const problems = problemsWith({
      'packages/core/src/login/words.ts': `${turkish}\nexport const more = () => msg('Daha')`
    })

    expect(problems).toEqual([expect.stringMatching(/:2: msg\(\) needs an explicit id/)])
  })

  test('I18N-05 finds a catalogue that is not merged', () => {
    const problems = problemsWith({ 'packages/core/src/language/en.ts': 'export {}' })

    expect(problems).toEqual([expect.stringMatching(/language\/en.ts: does not merge .*login\/words.en.ts/)])
  })

  test.each([
    ['text between tags', '<p>Merhaba</p>', 'Merhaba'],
    ['a string in braces', "<p>{'Hello'}</p>", 'Hello'],
    ['either side of a choice', "<p>{open ? words.close() : 'Open'}</p>", 'Open'],
    ['a string after a condition', "<p>{open && 'Open'}</p>", 'Open'],
    ['the fixed part of a template', '<p>{`Total ${sum}`}</p>', 'Total'],
    ['a label', '<button aria-label="Close" />', 'Close'],
    ['an alternative text', "<img alt={'Cover'} />", 'Cover'],
    ['a placeholder', '<input placeholder="Search" />', 'Search']
  ])('I18N-05 finds %s in a view', (_what, jsx, text) => {
    expect(problemsOfView(jsx)).toEqual([expect.stringContaining(`'${text}' belongs into a words.ts`)])
  })

  test.each([
    ['words', '<p title={words.title()}>{words.text()}</p>'],
    ['the brand and symbols', '<p>BNW · 18+ ×</p>'],
    ['a class, a type and a role', '<input className="wide" type="text" role="search" />']
  ])('I18N-05 accepts %s', (_what, jsx) => {
    expect(problemsOfView(jsx)).toEqual([])
  })
})
