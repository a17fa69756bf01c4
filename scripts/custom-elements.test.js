// @ts-check
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, test } from 'vitest'

import { describeElements } from './custom-elements.js'
import { vsCodeData, webTypes } from './custom-elements/editors.js'
import { modulesOf, renderedParts, usedProperties } from './custom-elements/modules.js'
import { elementsPage, llmsText } from './custom-elements/page.js'
import { elementFolders } from './elements.js'
import { root } from './setup.js'

const elements = describeElements()

/** A name that is not resolved to what it stands for. */
const OPEN_TYPE = /<unknown>|\b(?!CustomEvent|Record)[A-Z]/

/** Events that every element may dispatch: docs/embedding.md lists the same. */
const COMMON_EVENTS = [
  'bnw-deposit-required',
  'bnw-error',
  'bnw-game-launch',
  'bnw-language',
  'bnw-login-required',
  'bnw-navigate',
  'bnw-ready',
  'bnw-session',
  'bnw-state',
  'bnw-theme'
]

/** @param {{ name: string }[]} named */
function namesOf(named) {
  return named.map(({ name }) => name).sort()
}

describe('the manifest of the elements', () => {
  test('EMB-07 the list that types are made of has every element', () => {
    const list = readFileSync(join(root, 'packages', 'widgets', 'src', 'elements.ts'), 'utf8')
    const listed = [...list.matchAll(/^ {2}'bnw-([\w-]+)': \w+,?$/gm)].map(([, name]) => name)
    expect(listed.sort()).toEqual(elementFolders().sort())
  })

  describe.each(elements)('$tagName', ({ tagName, bnwLight, ...element }) => {
    const files = modulesOf(tagName.replace('bnw-', ''))
    const sources = files.map(file => readFileSync(file, 'utf8'))

    test('EMB-11 has every part that its views render, and no other', () => {
      const rendered = bnwLight ? ['maintenance'] : renderedParts(files)
      expect(namesOf(element.cssParts)).toEqual(rendered)
      // A name that is computed would be missed.
      expect(sources.filter(source => /\bpart=\{/.test(source))).toEqual([])
    })

    test('EMB-11 has every CSS property of the page that its style sheets use', () => {
      const described = element.cssProperties.filter(({ description }) => description)
      expect(namesOf(described)).toEqual(usedProperties(files))
      expect(namesOf(element.cssProperties)).toContain('--bnw-canvas')
    })

    test('EMB-03 says what each attribute, event and method is for', () => {
      const { attributes, events, members } = element
      const all = [...attributes, ...events, ...members]
      expect(all.filter(({ description }) => !description)).toEqual([])
      expect(namesOf(events.filter(({ bnwKind }) => bnwKind))).toEqual(COMMON_EVENTS)
      expect(namesOf(attributes)).toEqual(expect.arrayContaining(['accent', 'lang', 'theme']))
    })

    test('EMB-05 says that its default slot shows the content of the page', () => {
      expect(namesOf(element.slots)).toEqual([''])
      expect(element.slots[0]?.description).toContain('shown until the element has loaded')
    })

    test('EMB-15 has examples with the element, and with declared attributes only', () => {
      const uses = element.bnwExamples.map(({ html }) => [...html.matchAll(/<(bnw-[a-z-]+)([^>]*)>/g)])
      for (const example of uses) expect(example.map(([, tag]) => tag)).toContain(tagName)
      const unknown = uses.flat().flatMap(([, tag, rest = '']) => {
        const declared = elements.find(one => one.tagName === tag)?.attributes.map(({ name }) => name) ?? []
        const names = [...rest.matchAll(/([a-z-]+)(?:="[^"]*")?/g)].map(([, name]) => name)
        return names.filter(name => !declared.includes(name ?? ''))
      })
      expect(unknown).toEqual([])
    })

    test('EMB-03 resolves the details of events', () => {
      expect(element.events.filter(({ type }) => OPEN_TYPE.test(type.text))).toEqual([])
    })

    test('EMB-03 loads data again by refresh() if a view can', () => {
      const method = element.members.find(({ name }) => name === 'refresh')
      const isRefreshed = sources.some(source => /^ +useRefresh\(/m.test(source))
      expect(method?.description.startsWith('Loads')).toBe(isRefreshed)
    })
  })

  test('EMB-07 has the common attributes of the types, with their words', () => {
    const common = elements[0]?.attributes.filter(one => !('default' in one)) ?? []
    expect(common.map(({ name, type }) => [name, type.text])).toEqual([
      ['theme', "'auto' | 'dark' | 'light'"],
      ['accent', 'string'],
      ['lang', "'tr' | 'en'"]
    ])
    expect(new Set(common.map(({ description }) => description)).has('')).toBe(false)
  })

  test('is what docs/elements.md says; npm run elements updates it', () => {
    expect(readFileSync(join(root, 'docs', 'elements.md'), 'utf8')).toBe(elementsPage(elements))
  })

  test('gives editors and assistants each element with its values', () => {
    const lobby = vsCodeData(elements).tags.find(({ name }) => name === 'bnw-lobby')
    expect(lobby?.attributes.find(({ name }) => name === 'type')?.values).toEqual([
      { name: 'slot' },
      { name: 'live' }
    ])
    const types = webTypes(elements, { name: '@bnw/widgets', version: '1.0.0' }).contributions.html.elements
    expect(types.map(({ name }) => name)).toEqual(elements.map(({ tagName }) => tagName))
    expect(types.find(({ name }) => name === 'bnw-game')?.js.properties.map(({ name }) => name)).toContain(
      'gameId'
    )
    expect(llmsText(elements)).toContain("- attribute type: 'slot' | 'live'. Games or tables.")
  })
})
