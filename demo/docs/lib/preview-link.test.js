// @ts-check
import { describe, expect, test } from 'vitest'

import { DEFAULT_PREVIEW, readPreview, usesOf, writePreview } from './preview-link.js'

describe('the link of a preview', () => {
  test('EMB-12 holds everything', () => {
    const preview = /** @type {import('./preview-link.js').Preview} */ ({
      elements: [
        { tag: 'bnw-game-rail', attributes: { category: '94', ranked: '' } },
        { tag: 'bnw-lobby', attributes: { search: 'a & b? = "ğ"' } }
      ],
      theme: 'light',
      lang: 'tr',
      accent: '#0a5f63',
      width: 390,
      state: 'empty',
      flavour: 'light'
    })
    expect(readPreview(`#${writePreview(preview)}`)).toEqual(preview)
    expect(readPreview(writePreview({}))).toEqual(DEFAULT_PREVIEW)
  })

  test('EMB-12 drops what is no tag, attribute, colour, width, state or flavour', () => {
    const read = readPreview(
      '#element=script%3Fsrc%3Dx&element=bnw-theme%3Fonclick%3Dx%26ok%3D1&theme=blue&lang=de&accent=red&width=1&state=x&flavour=vue'
    )
    expect(read).toEqual({ ...DEFAULT_PREVIEW, elements: [{ tag: 'bnw-theme', attributes: { ok: '1' } }] })
  })

  test('EMB-15 reads the elements of an example', () => {
    expect(usesOf('<bnw-login></bnw-login> <bnw-game-rail limit="6" ranked></bnw-game-rail>')).toEqual([
      { tag: 'bnw-login', attributes: {} },
      { tag: 'bnw-game-rail', attributes: { limit: '6', ranked: '' } }
    ])
  })
})
