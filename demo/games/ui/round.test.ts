import { describe, expect, it } from 'vitest'

import type { I18n } from './i18n.ts'
import { formatsOf } from './format.ts'
import { returnText } from './round.ts'
import { commonWords } from './words.ts'

const i18nOf = (language: 'tr' | 'en') =>
  ({ language, words: commonWords({ language }), ...formatsOf(language) }) as I18n

describe('the words of a result', () => {
  it.each([
    [0, 'Bu tur kazanç yok.', 'No win this time.'],
    [300, 'Bahsin ₺3,00 kadarı geri geldi.', '₺3.00 of the stake came back.'],
    [500, 'Bahsin ₺5,00 kadarı geri geldi.', '₺5.00 of the stake came back.'],
    [501, '₺5,01 kazandınız.', 'You won ₺5.01.']
  ])('call a return of %i kuruş for a stake of 500 a win only above the stake', (returned, tr, en) => {
    const round = { returned, stake: 500 }

    expect(returnText(round, i18nOf('tr'))).toBe(tr)
    expect(returnText(round, i18nOf('en'))).toBe(en)
  })
})
