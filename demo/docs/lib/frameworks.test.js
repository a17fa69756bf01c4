// @ts-check
import { describe, expect, test } from 'vitest'

import { describeElements } from '../../../scripts/custom-elements.js'
import { attributeTypes } from './elements.js'
import { FRAMEWORKS } from './frameworks.js'

const example = {
  elements: [{ tag: 'bnw-game-rail', attributes: { category: '9"4', limit: '6', ranked: '' } }],
  site: 'https://casino.example',
  lang: 'en',
  types: attributeTypes(describeElements()),
  event: { tag: 'bnw-game-rail', name: 'bnw-ready' }
}

/** @param {string} id */
function tagIn(id) {
  const code = FRAMEWORKS.find(one => one.id === id)?.write(example) ?? ''
  return /<bnw-game-rail(?:=>|[^>])*>/.exec(code)?.[0]
}

describe('the code of an example', () => {
  test.each([
    ['html', '<bnw-game-rail category="9&quot;4" limit="6" ranked>'],
    ['vue', '<bnw-game-rail category="9&quot;4" :limit="6" :ranked="true" @bnw-ready="log">'],
    ['svelte', '<bnw-game-rail category="9&quot;4" limit={6} ranked={true} onbnw-ready={log}>'],
    ['angular', '<bnw-game-rail category="9&quot;4" [limit]="6" [ranked]="true" (bnw-ready)="log($event)">'],
    ['lit', '<bnw-game-rail category="9&quot;4" .limit=${6} ?ranked=${true} @bnw-ready=${log}>'],
    [
      'react',
      '<bnw-game-rail category="9&quot;4" limit={6} ranked={true} onbnw-ready={event => console.log(event.detail)} />'
    ],
    [
      'solid',
      '<bnw-game-rail category="9&quot;4" prop:limit={6} prop:ranked={true} on:bnw-ready={event => console.log(event.detail)} />'
    ]
  ])('EMB-15 has the notation of %s', (id, tag) => {
    expect(tagIn(id)).toBe(tag)
  })

  test.each([
    ['html', 'src="https://casino.example/widgets/light/bnw.js"'],
    ['react', "import '@bnw/widgets/light/game-rail'"]
  ])('EMB-13 EMB-15 loads the light flavour in %s', (id, part) => {
    const write = FRAMEWORKS.find(one => one.id === id)?.write
    expect(write?.({ ...example, flavour: 'light' })).toContain(part)
    expect(write?.(example)).not.toContain('light')
  })

  test('EMB-15 imports each element once and names the gateway', () => {
    const elements = [...example.elements, ...example.elements]
    for (const { id, write } of FRAMEWORKS.filter(({ id }) => id !== 'html')) {
      const code = write({ ...example, elements })
      expect(code.match(/^ *import '@bnw\/widgets(\/light)?\/game-rail'$/gm), id).toHaveLength(1)
      expect(code, id).toContain(
        "configure({ gateway: 'https://casino.example', lang: 'en', theme: 'auto' })"
      )
    }
  })
})
