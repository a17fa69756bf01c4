// @ts-check
/** Reads declarations and their comments from TypeScript files. */
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { parseSync } from 'vite'

/** @typedef {{ file: string, text: string, comments: any[], body: any[] }} Source */
/** @typedef {{ name: string, type: string, description: string }} Member */

/** @param {string} file @returns {Source} */
export function readSource(file) {
  const text = readFileSync(file, 'utf8')
  const { program, comments } = parseSync(file, text)
  return { file, text, comments, body: /** @type {any} */ (program).body }
}

/** The `declareElement({ … })` of an element.ts: its export, and the object. @param {Source} source @returns {{ node: any, declaration: any }} */
export function findDeclaration({ body }) {
  for (const node of body) {
    const call = node.declaration?.declarations?.[0]?.init
    if (call?.callee?.name === 'declareElement') return { node, declaration: call.arguments[0] }
  }
  throw new Error('An element.ts exports no declareElement({ … })')
}

/** A property's value in an object of the source. @param {any} object @param {string} key */
export function valueOf(object, key) {
  return object.properties.find((/** @type {any} */ { key: own }) => own?.name === key)?.value
}

/** The members of an interface, with their comments. @param {Source} source @param {string} name @returns {Member[]} */
export function membersOf(source, name) {
  const found = source.body
    .map(node => node.declaration ?? node)
    .find(({ type, id }) => type === 'TSInterfaceDeclaration' && id.name === name)
  if (!found) throw new Error(`${source.file} has no interface ${name}`)
  return found.body.body.map((/** @type {any} */ { key, typeAnnotation, start }) => ({
    name: key.value ?? key.name,
    type: textOf(source, typeAnnotation.typeAnnotation),
    description: commentBefore(source, start)
  }))
}

/** The type of `detail<…>()`. Of `Events['name']` it is that member of the imported interface. @param {Source} source @param {any} call */
export function detailType(source, call) {
  const type = call.typeArguments?.params?.[0]
  if (!type) return 'unknown'
  if (type.type !== 'TSIndexedAccessType') return textOf(source, type)
  const interfaceName = type.objectType.typeName.name
  const from = source.body.find(
    ({ type, specifiers }) =>
      type === 'ImportDeclaration' &&
      specifiers.some((/** @type {any} */ { local }) => local.name === interfaceName)
  )
  const imported = readSource(join(dirname(source.file), from.source.value))
  const member = membersOf(imported, interfaceName).find(({ name }) => name === type.indexType.literal.value)
  return member?.type ?? 'unknown'
}

/** The doc comment right before an offset. @param {Source} source @param {number} start */
export function commentBefore({ text, comments }, start) {
  const comment = comments.findLast(({ end }) => end <= start && text.slice(end, start).trim() === '')
  if (comment?.type !== 'Block') return ''
  return (
    comment.value
      .replace(/^\*/, '')
      .replace(/^\s*\* ?/gm, '')
      // Lines of a paragraph or of a tag.
      .replace(/([^\n])\n(?![\n@])/g, '$1 ')
      .trim()
  )
}

/** @param {Source} source @param {{ start: number, end: number }} node */
function textOf({ text }, { start, end }) {
  return text
    .slice(start, end)
    .replace(/\n\s*/g, '; ')
    .replace(/\{; /g, '{ ')
    .replace(/; \}/g, ' }')
    .replace(/; \|/g, ' |')
}
