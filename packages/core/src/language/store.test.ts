// @vitest-environment happy-dom
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'

import { categoryList } from '../contract/casino.ts'
import { languagesFile } from '../contract/static-files.ts'
import { send } from '../gateway/client.ts'
import { startCore } from '../index.ts'
import { gatewayWords } from '../gateway/index.ts'
import { $languages, $loadedLanguage, chooseLanguage, availableLanguages, loadLanguages } from './index.ts'
import { $language } from '../lib/index.ts'
import { testEnvironment, type TestOptions } from '../testing/index.ts'

let world = testEnvironment()

async function begin(options?: TestOptions): Promise<void> {
  world = testEnvironment(options)
  await startCore()
  await expect.poll(() => $loadedLanguage.get()).toBe($language.get())
}

beforeEach(() => begin())

describe('page language', () => {
  test.each([
    ['en', 'tr', 'en'],
    ['', 'en', 'en'],
    ['tur', 'en', 'en'],
    ['EN', 'en', 'en'],
    ['de', 'xx', 'tr'],
    ['__', 'constructor', 'tr']
  ])('I18N-01 stored %j and configured %j give %s', async (stored, lang, language) => {
    await begin({ stored: { bnwUserLang: stored }, configuration: { lang } })

    expect($language.get()).toBe(language)
  })

  test.each(['e', 'eng', 'EN', 'de', ''])('I18N-01 a choice of %j is ignored', choice => {
    chooseLanguage(choice)

    expect($language.get()).toBe('tr')
    expect(world.storage.get('bnwUserLang')).toBeNull()
  })

  test('I18N-02 a change is stored, rendered once its messages are loaded, and sent', async () => {
    expect(gatewayWords.retry()).toBe('Tekrar Dene')

    chooseLanguage('en')
    world.gateway.expects(categoryList).answers({ items: [], total: 0 })
    await send(categoryList, { limit: 1, offset: 0 })

    expect(world.storage.get('bnwUserLang')).toBe('en')
    expect(world.gateway.sent[0]?.data.Lang).toBe('en')
    await expect.poll(() => $loadedLanguage.get()).toBe('en')
    expect(gatewayWords.retry()).toBe('Retry')
  })

  test('I18N-02 the last of several quick changes wins', async () => {
    const rendered: string[] = []
    onTestFinished($loadedLanguage.listen(language => rendered.push(language)))
    for (const language of ['en', 'tr', 'en', 'tr', 'en']) chooseLanguage(language)

    await expect.poll(() => $loadedLanguage.get()).toBe('en')
    for (const language of ['tr', 'en', 'tr']) chooseLanguage(language)
    await expect.poll(() => $loadedLanguage.get()).toBe('tr')
    expect(gatewayWords.retry()).toBe('Tekrar Dene')
    expect(rendered).toEqual(['en', 'tr'])
  })

  test('I18N-02 a change in another tab applies here', async () => {
    world.storage.fromOtherTab({ bnwUserLang: 'en' })
    await expect.poll(() => $loadedLanguage.get()).toBe('en')

    world.storage.fromOtherTab({ bnwUserLang: 'xx' })
    expect($language.get()).toBe('en')
  })
})

describe('available languages', () => {
  test('I18N-03 are those of the file that have messages', async () => {
    world.gateway.expectsFile(languagesFile).answers([
      { id: 1, title: 'TR', lang: 'tr' },
      { id: 2, title: 'EN', lang: 'en' },
      { id: 3, title: 'DE', lang: 'de' }
    ])

    await loadLanguages()

    expect(availableLanguages($languages.get().value)).toEqual([
      { id: '1', title: 'TR', lang: 'tr' },
      { id: '2', title: 'EN', lang: 'en' }
    ])
  })

  test('I18N-03 are each listed once, whatever the file repeats', async () => {
    world.gateway.expectsFile(languagesFile).answers([
      { id: 1, title: 'TR', lang: 'tr' },
      { id: 2, title: 'Türkçe', lang: 'tr' },
      { id: 3, title: 'EN', lang: 'en' }
    ])

    await loadLanguages()

    expect(availableLanguages($languages.get().value).map(({ title }) => title)).toEqual(['TR', 'EN'])
  })

  test('I18N-03 are loaded once, however many switches come and go', async () => {
    world.gateway.expectsFile(languagesFile).answers([{ id: 2, title: 'EN', lang: 'en' }])

    await loadLanguages()
    await loadLanguages()

    expect(availableLanguages($languages.get().value)).toEqual([{ id: '2', title: 'EN', lang: 'en' }])
  })

  test('I18N-03 are only Turkish when the file cannot be loaded', async () => {
    world.gateway.expectsFile(languagesFile).breaksContract()

    await loadLanguages()

    expect(availableLanguages($languages.get().value)).toEqual([{ id: '1', title: 'TR', lang: 'tr' }])
  })
})
