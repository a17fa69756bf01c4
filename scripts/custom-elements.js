// @ts-check
/** Writes custom-elements.json (schema 1.0) from the declarations of the elements and their comments. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { parseSync } from 'vite'

import { elementFile, elementFolders } from './elements.js'

/** @param {string} folder Where it is written. */
export function writeCustomElements(folder) {
  const manifest = {
    schemaVersion: '1.0.0',
    modules: elementFolders().map(name => ({
      kind: 'javascript-module',
      path: `${name}.js`,
      declarations: [describeElement(elementFile(name), `bnw-${name}`)],
      exports: [
        { kind: 'custom-element-definition', name: `bnw-${name}`, declaration: { name: `bnw-${name}` } }
      ]
    }))
  }
  writeFileSync(join(folder, 'custom-elements.json'), JSON.stringify(manifest, null, 2))
}

/** Attributes of every element, from the kit. */
const COMMON = [
  {
    name: 'theme',
    type: { text: "'auto' | 'dark' | 'light'" },
    description: 'Default: the theme of the page.'
  },
  { name: 'accent', type: { text: 'string' }, description: 'A colour, #rgb or #rrggbb.' }
]

/**
 * What a frame on a partner's page needs of a private element's declaration; undefined for a public one.
 * @param {string} folder
 */
export function describeFrame(folder) {
  const text = readFileSync(elementFile(folder), 'utf8')
  const { declaration } = findDeclaration(
    /** @type {any} */ (parseSync(elementFile(folder), text).program).body
  )
  if (valueOf(declaration, 'tier').value !== 'private') return undefined
  const listed = (/** @type {string} */ key) => /** @type {any[]} */ (valueOf(declaration, key).properties)
  const start = (/** @type {any} */ { value }) =>
    value.callee?.name === 'choice'
      ? { words: value.arguments.map((/** @type {any} */ one) => one.value) }
      : value.value
  return {
    attributes: Object.fromEntries(listed('attributes').map(one => [one.key.name, start(one)])),
    events: listed('events').map(one => one.key.value),
    reservedHeight: valueOf(declaration, 'reservedHeight')?.value
  }
}

/** @param {string} file @param {string} tag */
function describeElement(file, tag) {
  const text = readFileSync(file, 'utf8')
  const { program, comments } = parseSync(file, text)
  const reader = { text, comments }
  const { node, declaration } = findDeclaration(/** @type {any} */ (program).body)
  const listed = (/** @type {string} */ key) =>
    /** @type {any[]} */ (valueOf(declaration, key)?.properties ?? [])
  const isLight = valueOf(declaration, 'light')?.value === true
  const methods = /** @type {any[]} */ (valueOf(declaration, 'methods')?.elements ?? [])
  const about = commentBefore(reader, node.start)
  return {
    kind: 'class',
    customElement: true,
    name: tag,
    tagName: tag,
    description: about.replace(/\n?@[\s\S]*$/, ''),
    attributes: [...listed('attributes').map(one => describeAttribute(reader, one)), ...COMMON],
    events: listed('events').map(one => ({
      name: one.key.value,
      type: { text: `CustomEvent<${typeArgument(reader, one.value)}>` },
      description: commentBefore(reader, one.start)
    })),
    cssParts: tagged(about, 'part'),
    cssProperties: tagged(about, 'cssproperty'),
    members: methods.map(({ value }) => ({
      kind: 'method',
      name: value,
      return: { type: { text: 'Promise<void>' } }
    })),
    bnwTier: valueOf(declaration, 'tier')?.value,
    ...(isLight && { bnwLight: true })
  }
}

/** @param {any[]} body @returns {{ node: any, declaration: any }} The export, and the object it declares. */
function findDeclaration(body) {
  for (const node of body) {
    const call = node.declaration?.declarations?.[0]?.init
    if (call?.callee?.name === 'declareElement') return { node, declaration: call.arguments[0] }
  }
  throw new Error('An element.ts exports no declareElement({ … })')
}

/** @param {any} object @param {string} key */
function valueOf(object, key) {
  return object.properties.find((/** @type {any} */ { key: own }) => own?.name === key)?.value
}

/** @param {{ text: string, comments: any[] }} reader @param {any} property */
function describeAttribute(reader, { key, value, start }) {
  const name = String(key.name).replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)
  const words =
    value.callee?.name === 'choice' ? value.arguments.map((/** @type {any} */ one) => one.value) : undefined
  const first = words ? words[0] : value.value
  return {
    name,
    fieldName: key.name,
    type: { text: words ? words.map((/** @type {string} */ word) => `'${word}'`).join(' | ') : typeof first },
    default: JSON.stringify(first),
    description: commentBefore(reader, start)
  }
}

/** @param {{ text: string }} reader @param {any} call */
function typeArgument({ text }, call) {
  const type = call.typeArguments?.params?.[0]
  return type ? text.slice(type.start, type.end).replace(/\s+/g, ' ') : 'unknown'
}

/** The doc comment right before an offset. @param {{ text: string, comments: any[] }} reader @param {number} start */
function commentBefore({ text, comments }, start) {
  const comment = comments.findLast(({ end }) => end <= start && text.slice(end, start).trim() === '')
  if (comment?.type !== 'Block') return ''
  return comment.value
    .replace(/^\*/, '')
    .replace(/^\s*\* ?/gm, '')
    .trim()
}

/** `@part entry - One row.` @param {string} about @param {string} tag */
function tagged(about, tag) {
  const lines = about.matchAll(new RegExp(`^@${tag} (\\S+)(?: - (.*))?$`, 'gm'))
  return [...lines].map(([, name, description = '']) => ({ name, description }))
}
