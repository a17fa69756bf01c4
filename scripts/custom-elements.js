// @ts-check
/** Describes the elements as custom-elements.json does (schema 1.0), from their declarations, comments and modules. */
import { COMMON_ATTRIBUTES, commonEvents, refreshMethod, SLOTS } from './custom-elements/common.js'
import { modulesOf, renderedParts, tagged, tokens } from './custom-elements/modules.js'
import {
  commentBefore,
  detailType,
  findDeclaration,
  readSource,
  valueOf
} from './custom-elements/declarations.js'
import { elementFile, elementFolders } from './elements.js'

/** @typedef {import('./custom-elements/declarations.js').Source} Source */
/** @typedef {import('./custom-elements/modules.js').Named} Named */

/**
 * @typedef {object} Attribute
 * @property {string} name
 * @property {string} [fieldName] The property that mirrors it.
 * @property {{ text: string }} type
 * @property {string} [default] As JSON.
 * @property {string} description
 *
 * @typedef {Named & { type: { text: string }, bnwKind?: 'state' | 'intent' | 'page' }} ElementEvent `bnwKind` for those of all elements.
 * @typedef {Named & { kind: string, type?: { text: string } }} Member
 * @typedef {{ name: string, description?: string, default?: string }} CssProperty A design token has a default, and no description.
 *
 * @typedef {{ name: string, html: string }} Example
 *
 * @typedef {object} Described
 * @property {string} tagName
 * @property {string} description
 * @property {Attribute[]} attributes
 * @property {Member[]} members
 * @property {ElementEvent[]} events
 * @property {Named[]} slots
 * @property {Named[]} cssParts
 * @property {CssProperty[]} cssProperties
 * @property {'public' | 'private'} bnwTier
 * @property {boolean} [bnwLight] It renders into its light DOM.
 * @property {Example[]} bnwExamples HTML that shows it; without one of its own the bare tag.
 */

export function createManifest() {
  return {
    schemaVersion: '1.0.0',
    modules: elementFolders().map(name => ({
      kind: 'javascript-module',
      path: `${name}.js`,
      declarations: [describeElement(name)],
      exports: [
        { kind: 'custom-element-definition', name: `bnw-${name}`, declaration: { name: `bnw-${name}` } }
      ]
    }))
  }
}

/** All elements, by tag. @returns {Described[]} */
export function describeElements() {
  return createManifest().modules.flatMap(({ declarations }) => declarations)
}

/**
 * What a frame on a partner's page needs of a private element's declaration; undefined for a public one.
 * @param {string} folder
 */
export function describeFrame(folder) {
  const { declaration } = findDeclaration(readSource(elementFile(folder)))
  if (valueOf(declaration, 'tier').value !== 'private') return undefined
  const start = (/** @type {any} */ { value }) =>
    value.callee?.name === 'choice' ? { words: wordsOf(value) } : value.value
  return {
    attributes: Object.fromEntries(
      propertiesOf(declaration, 'attributes').map(one => [one.key.name, start(one)])
    ),
    events: propertiesOf(declaration, 'events').map(one => one.key.value),
    reservedHeight: valueOf(declaration, 'reservedHeight')?.value
  }
}

/** @param {string} folder @returns {Described & Record<string, unknown>} */
function describeElement(folder) {
  const source = readSource(elementFile(folder))
  const { node, declaration } = findDeclaration(source)
  const attributes = propertiesOf(declaration, 'attributes').map(one => describeAttribute(source, one))
  const isLight = valueOf(declaration, 'light')?.value === true
  const files = modulesOf(folder)
  /** @type {Attribute[]} */
  const all = [...attributes, ...COMMON_ATTRIBUTES]
  return {
    kind: 'class',
    customElement: true,
    name: `bnw-${folder}`,
    tagName: `bnw-${folder}`,
    description: commentBefore(source, node.start)
      .replace(/\n?@[\s\S]*$/, '')
      .trim(),
    attributes: all,
    members: [
      ...all.filter(({ fieldName }) => fieldName).map(toField),
      refreshMethod(isLoading(declaration))
    ],
    events: [...ownEvents(source, declaration), ...commonEvents()],
    slots: SLOTS,
    cssParts: partsOf(files, isLight),
    cssProperties: [...tagged(files, 'cssproperty'), ...tokens()],
    bnwTier: valueOf(declaration, 'tier').value,
    bnwExamples: examplesOf(commentBefore(source, node.start), folder),
    ...(isLight && { bnwLight: true })
  }
}

/** A form in light DOM has only the card of maintenance in its shadow root. @param {string[]} files @param {boolean} isLight */
function partsOf(files, isLight) {
  const rendered = isLight ? ['maintenance'] : renderedParts(files)
  return tagged(files, 'part').filter(({ name }) => rendered.includes(name))
}

/** What a comment says with `@example Six games - <bnw-game-rail limit="6"></bnw-game-rail>`. @param {string} comment @param {string} folder @returns {Example[]} */
function examplesOf(comment, folder) {
  const found = [...comment.matchAll(/^@example (.+?) - (<.+>)$/gm)]
  if (found.length === 0) return [{ name: 'Example', html: `<bnw-${folder}></bnw-${folder}>` }]
  return found.map(([, name = '', html = '']) => ({ name, html }))
}

/** @param {Source} source @param {any} declaration */
function ownEvents(source, declaration) {
  return propertiesOf(declaration, 'events').map(({ key, value, start }) => ({
    name: String(key.value),
    type: { text: `CustomEvent<${detailType(source, value)}>` },
    description: commentBefore(source, start)
  }))
}

/** @param {any} declaration */
function isLoading(declaration) {
  const methods = /** @type {any[]} */ (valueOf(declaration, 'methods')?.elements ?? [])
  return methods.some(({ value }) => value === 'refresh')
}

/** @param {any} declaration @param {string} key @returns {any[]} */
function propertiesOf(declaration, key) {
  return valueOf(declaration, key)?.properties ?? []
}

/** @param {Source} source @param {any} property @returns {Attribute} */
function describeAttribute(source, { key, value, start }) {
  const name = String(key.name).replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)
  const words = value.callee?.name === 'choice' ? wordsOf(value) : undefined
  const first = words ? words[0] : value.value
  return {
    name,
    fieldName: String(key.name),
    type: { text: words ? words.map(word => `'${word}'`).join(' | ') : typeof first },
    default: JSON.stringify(first),
    description: commentBefore(source, start)
  }
}

/** @param {any} choice @returns {string[]} */
function wordsOf(choice) {
  return choice.arguments.map((/** @type {any} */ one) => one.value)
}

/** The property that mirrors an attribute. @param {Attribute} attribute */
function toField({ name, fieldName = name, type, default: start, description }) {
  return {
    kind: 'field',
    name: fieldName,
    type,
    default: start,
    description,
    attribute: name,
    reflects: true
  }
}
