// @ts-check
/** The elements as the pages need them, from the same data as custom-elements.json. */
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { describeElements } from '../../../scripts/custom-elements.js'
import { elementFile } from '../../../scripts/elements.js'
import { FRAMEWORKS } from './frameworks.js'
import { STATES, usesOf } from './preview-link.js'

/** @typedef {import('../../../scripts/custom-elements.js').Described} Described */

/** What a page says about an element, in the order of its declaration. */
export function documentedElements() {
  const elements = describeElements()
  const types = attributeTypes(elements)
  return elements.map(element => {
    const { tagName, description, attributes, members, events, cssParts, cssProperties } = element
    const [summary = '', ...more] = description.split('\n\n')
    return {
      ...element,
      name: tagName.replace('bnw-', ''),
      summary: oneLine(summary),
      more: more.map(oneLine),
      isPrivate: element.bnwTier === 'private',
      ownAttributes: attributes.filter(isOwn),
      commonAttributes: attributes.filter(one => !isOwn(one)),
      properties: members.filter(({ kind }) => kind === 'field'),
      methods: members.filter(({ kind }) => kind === 'method'),
      ownEvents: events.filter(({ bnwKind }) => !bnwKind),
      commonEvents: events.filter(({ bnwKind }) => bnwKind),
      parts: cssParts,
      ownProperties: cssProperties.filter(({ description }) => description),
      tokens: cssProperties.filter(({ description }) => !description),
      examples: element.bnwExamples.map(({ name, html }) => ({ name, html, elements: usesOf(html) })),
      states: STATES.filter(({ id }) => id !== 'signed-out' || hasSignedOutState(tagName)),
      types
    }
  })
}

/** Whether the element shows something else to visitors; the others show them what they show to players. @param {string} tag */
function hasSignedOutState(tag) {
  const folder = dirname(elementFile(tag.replace('bnw-', '')))
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(file => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .some(file => readFileSync(join(folder, file), 'utf8').includes("'signed-out'"))
}

/** Types of attributes by tag and name, for code. @param {readonly Described[]} elements */
export function attributeTypes(elements) {
  const ofElement = (/** @type {Described} */ { attributes }) =>
    Object.fromEntries(attributes.map(({ name, type }) => [name, type.text]))
  return Object.fromEntries(elements.map(element => [element.tagName, ofElement(element)]))
}

/**
 * The code of an example in each framework.
 * @param {ReturnType<typeof documentedElements>[number]} element @param {ReturnType<typeof usesOf>} elements @param {string} site
 */
export function codesOf(element, elements, site) {
  const name = (element.ownEvents[0] ?? { name: 'bnw-ready' }).name
  const event = { tag: element.tagName, name }
  const example = { elements, site, lang: 'en', types: element.types, event }
  return FRAMEWORKS.map(({ id, label, language, write }) => ({ id, label, language, code: write(example) }))
}

/** What scripts of the pages know about the elements. */
export function elementData() {
  const elements = documentedElements().map(
    ({ tagName, summary, isPrivate, attributes, events, examples }) => ({
      tag: tagName,
      summary,
      isPrivate,
      attributes: attributes
        .filter(({ name }) => name !== 'lang')
        .map(({ name, type, default: start, description }) => ({
          name,
          type: type.text,
          default: start,
          description
        })),
      events: events.map(({ name }) => name),
      example: examples[0]?.elements ?? []
    })
  )
  return JSON.stringify(elements)
}

/** Attributes of the kit have no default of their own. @param {{ default?: string }} attribute */
function isOwn(attribute) {
  return attribute.default !== undefined
}

/** @param {string} text */
function oneLine(text) {
  return text.replaceAll('\n', ' ')
}
