// @ts-check
/**
 * Holds the style sheets to the design: flat colour from tokens, one shadow, nothing in the shared parts that could
 * meet a name of the page.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'

import { runAsProgram } from './report.js'
import { listFiles, readText } from './sources.js'

/** What is looked for in every declaration, as `property: value`, and why it may not stay. */
const DECLARATIONS = /** @type {const} */ ([
  [/^(?!mask|--_hole).*gradient\(/, 'a gradient, which the design does not have'],
  [/blur\(|drop-shadow\(|^text-shadow:/, 'blur or glow, which the design does not have'],
  [/^text-transform: (uppercase|capitalize)/, 'forced capitals: wrong in Turkish and loud in speech'],
  [
    /^box-shadow: (?!none|var\(--(_|bnw-)shadow\)|(0 ){3}[12]px var\(|inset (-?[0-3](px)? ){2,4}var\()/,
    'a shadow of its own: take --_shadow'
  ],
  [/\d(vh)\b/, '100vh is wrong on phones: use dvh'],
  [/^(font|font-size): .*\b([0-9]|1[01])px/, 'text below 12 px'],
  [/^transition(-property)?: all\b/, 'a transition of everything']
])

const COLOUR = /#[\da-f]{3,8}\b/gi

/** The drawn covers have palettes of their own, the same in both modes; words on them are ivory. */
const COVERS = 'packages/core/src/covers/palettes.ts'
const IVORY = '#f4efe3'

/** Parts that are also drawn outside a shadow root, where their rules meet those of the page. */
const SHARED = /widgets\/src\/ui\//

/** @param {string} root */
export function checkStyles(root) {
  const files = listFiles(root, ['packages']).filter(file => file.endsWith('.css'))
  const kept = [
    IVORY,
    ...(existsSync(join(root, COVERS)) ? (readText(root, COVERS).match(COLOUR) ?? []) : [])
  ]
  const problems = files.flatMap(file => {
    const css = readText(root, file).replace(/\/\*[^]*?\*\//g, comment => comment.replace(/[^\n]/g, ' '))
    return [...inDeclarations(css, file, kept), ...inKeyframes(css, file)]
  })
  return { problems, summary: `${files.length} style sheets` }
}

/** @param {string} css @param {string} file @param {string[]} kept Colours that need no token. */
function inDeclarations(css, file, kept) {
  const isTokens = file.endsWith('tokens.css')
  return [...css.matchAll(/(?<=[{;]\s*)([\w-]+):\s*([^;{}]+)(?=[;}])/g)].flatMap(match => {
    const declaration = `${match[1]}: ${(match[2] ?? '').replace(/\s+/g, ' ').trim()}`
    /** @type {string[]} */
    const found = DECLARATIONS.filter(([pattern]) => pattern.test(declaration)).map(([, why]) => why)
    const strange = (isMask(declaration) ? [] : (declaration.match(COLOUR) ?? [])).filter(
      colour => !kept.includes(colour)
    )
    if (!isTokens && strange.length > 0) found.push('a colour that is no token')
    if (SHARED.test(file) && declaration.endsWith('!important')) found.push('!important')
    return found.map(why => `${file}: \`${declaration.slice(0, 60)}\`: ${why}`)
  })
}

/** Key frames of a sheet on the document share the page's list of names. @param {string} css @param {string} file */
function inKeyframes(css, file) {
  if (!SHARED.test(file)) return []
  return [...css.matchAll(/@keyframes\s+(?!bnw-)([\w-]+)/g)].map(
    ([, name]) => `${file}: the key frames ${name} need a name that begins with bnw-`
  )
}

/** What a mask cuts has no colour. @param {string} declaration */
function isMask(declaration) {
  return /^(mask|--_hole)/.test(declaration)
}

runAsProgram(import.meta.url, checkStyles)
