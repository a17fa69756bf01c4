import { expect, test } from 'vitest'

import { foldForSearch } from './search.ts'

test('LOB-02 names and terms are compared without case, Turkish dots, diacritics and further spaces', () => {
  expect(foldForSearch(' Gümüşî \t IŞIK  İğne ')).toBe('gumusi isik igne')
})
