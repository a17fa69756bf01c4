// @ts-check
import { isSource, isTest, listFiles, readText } from './files.js'
import { lineAt, parseFile, withoutTypes } from './syntax-trees.js'

/** @typedef {import('./syntax-trees.js').Node} Node */

/** A file that gets the words of any catalogue: `function View({ words })`. */
const TAKES_WORDS = /\bwords( \}|[,:])/

/**
 * Words that no file reads which names their catalogue, or gets words from another file.
 * @param {string} root @param {string[]} turkish
 */
export function unusedWords(root, turkish) {
  const sources = listFiles(root, ['packages'])
    .filter(file => isSource(file) && !isTest(file) && !/words(\.\w+)?\.ts$/.test(file))
    .map(file => readText(root, file))
  return turkish.flatMap(file => {
    const { program, text } = parseFile(root, file)
    return cataloguesOf(program).flatMap(({ name, properties }) => {
      const users = sources.filter(source => source.includes(name) || TAKES_WORDS.test(source)).join('\n')
      return properties
        .filter(({ key }) => !new RegExp(`\\b${key.name}\\b`).test(users))
        .map(({ key, start }) => `${file}:${lineAt(text, start)}: nothing uses '${key.name}' of ${name}`)
    })
  })
}

/** The objects that a words.ts exports. @returns {{ name: string, properties: Node[] }[]} */
function cataloguesOf(/** @type {Node} */ program) {
  return program.body
    .flatMap((/** @type {Node} */ statement) => statement.declaration?.declarations ?? [])
    .map((/** @type {Node} */ { id, init }) => ({
      name: id.name,
      properties: withoutTypes(init).properties ?? []
    }))
}
