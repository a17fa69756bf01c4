import { $loadedLanguage } from '@bnw/core/language'
import { $language } from '@bnw/core/lib'
import { expect, onTestFinished, test } from 'vitest'

import { followDocument } from './document.ts'

const { documentElement } = document

test('I18N-05 the document has the language of its texts, that of the page until there are some', () => {
  const loaded = $loadedLanguage.get()
  onTestFinished(() => {
    $language.set('tr')
    $loadedLanguage.set(loaded)
  })
  $loadedLanguage.set('')
  documentElement.lang = 'en'
  followDocument()
  expect(documentElement.lang).toBe('en')

  $loadedLanguage.set('tr')
  $language.set('en')
  expect(documentElement.lang).toBe('tr')

  $loadedLanguage.set('en')
  expect(documentElement.lang).toBe('en')
})
