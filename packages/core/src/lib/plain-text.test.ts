import { describe, expect, test } from 'vitest'

import { readBlocks } from './plain-text.ts'

describe('plain text of HTML', () => {
  test('CONT-01 headings, paragraphs and list items become lines', () => {
    expect(
      readBlocks('<h2>Bir</h2><p>İki <b>üç</b>&nbsp;&amp; dört</p>\n<ul><li>beş</li><li>altı</li></ul>yedi')
    ).toEqual([
      { kind: 'heading', text: 'Bir' },
      { kind: 'paragraph', text: 'İki üç & dört' },
      { kind: 'item', text: 'beş' },
      { kind: 'item', text: 'altı' },
      { kind: 'paragraph', text: 'yedi' }
    ])
  })

  test.each([
    '<script>window.x = "ran"</script>',
    '<SCRIPT >ran',
    '<style>ran</style>',
    '<iframe src="https://frame.example/">ran</iframe>',
    '<!-- ran -->',
    '<p onclick="ran"></p>',
    '<img src="x" onerror="ran">'
  ])('SEC-01 %s has no text', html => {
    expect(readBlocks(`<p>iyi</p>${html}`)).toEqual([{ kind: 'paragraph', text: 'iyi' }])
  })

  test('has short runs of combining marks, also where they are written as entities', () => {
    expect(readBlocks(`a${'&#769;'.repeat(10_000)}`)[0]?.text).toHaveLength(31)
  })

  test('is cut where a browser would take long to lay it out, as are words without an end', () => {
    expect(readBlocks(`<p>${'การ'.repeat(10_000)} son`)[0]?.text).toMatch(/^[การ]{1000} son$/)
    expect(readBlocks('<p>iyi</p>'.repeat(100_000))).toHaveLength(20_000)
  })

  test('reads the letters and signs that editors write as entities', () => {
    expect(
      readBlocks('&Ccedil;ekim &uuml;cretsizdir &ndash; &#39;7/24&#x27; &#XE7;&hellip; &bogus;')
    ).toEqual([{ kind: 'paragraph', text: "Çekim ücretsizdir – '7/24' ç… &bogus;" }])
  })

  test('SEC-01 escaped tags remain text', () => {
    expect(readBlocks('&lt;b&gt;&#99999999; &#65;&#0;')).toEqual([
      { kind: 'paragraph', text: '<b>&#99999999; A' }
    ])
  })
  test.each(['<', '<p ', '<!-', '&#1', '<a>x</a><', '<script', '</p'])(
    'H71 takes linear time for many of %j',
    mark => {
      // In quadratic time, each would take longer than the time limit of a test.
      const html = mark.repeat(200_000)
      readBlocks(html)
      readBlocks(`${html}<p>`)
    }
  )
})
