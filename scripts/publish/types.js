// @ts-check
/** The type declarations of the published packages: what tsc writes for their entries, and what those import. */
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { runCommand } from '../processes.js'
import { elementFile, elementFolders } from '../elements.js'
import { root } from '../setup.js'

const TSC_SECONDS = 120

/**
 * Writes the declarations beside the built modules.
 * @param {'core' | 'widgets'} name
 * @param {string} folder Of the built modules.
 * @param {readonly string[]} entries Declarations to keep, below `folder`, with all that they import.
 * @throws {Error} The sources have an error of types.
 */
export async function writeTypes(name, folder, entries) {
  const sources = join(root, 'packages', name, 'src')
  const project = ['-p', join(root, 'packages', name), '--rootDir', sources, '--outDir', folder]
  const flags = ['--noEmit', 'false', '--declaration', '--emitDeclarationOnly', '--allowJs', 'false']
  const tsc = join(root, 'node_modules', '.bin', 'tsc')
  const command = [tsc, ...project, ...flags, '--checkJs', 'false']
  const { ok, output } = await runCommand(command, { cwd: root, limit: TSC_SECONDS })
  if (!ok) throw new Error(output)
  for (const file of declarationsBelow(sources)) cpSync(join(sources, file), join(folder, file))
  keepReachable(folder, entries)
}

/** The entry of each element also declares its tag and its events for the page. @param {string} folder @returns {string[]} */
export function writeElementTypes(folder) {
  return elementFolders().map(name => {
    const [, exported] =
      /export const (\w+) = declareElement/.exec(readFileSync(elementFile(name), 'utf8')) ?? []
    const lines = [`import './elements.js'`, `export { ${exported} } from './${name}/element.js'`, '']
    writeFileSync(join(folder, `${name}.d.ts`), lines.join('\n'))
    return `${name}.d.ts`
  })
}

/** @param {string} folder @param {readonly string[]} entries */
function keepReachable(folder, entries) {
  const kept = new Set(entries.map(file => join(folder, file)))
  for (const file of kept) {
    const text = readFileSync(file, 'utf8')
    // TypeScript finds `x.d.ts` by `x.ts`, but only `x.js` names a file that is there.
    const published = text.replace(/((?:from|import)\s*\(?\s*["']\.[^"']*)\.tsx?(?=["'])/g, '$1.js')
    writeFileSync(file, published)
    for (const [, path = ''] of published.matchAll(/(?:from|import)\s*\(?\s*["'](\.[^"']*)\.js["']/g)) {
      const imported = join(dirname(file), `${path}.d.ts`)
      if (!existsSync(imported)) throw new Error(`${file} imports ${path}, which has no types`)
      kept.add(imported)
    }
  }
  for (const file of declarationsBelow(folder)) if (!kept.has(join(folder, file))) rmSync(join(folder, file))
}

/** @param {string} folder */
function declarationsBelow(folder) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return files.filter(file => file.endsWith('.d.ts'))
}
