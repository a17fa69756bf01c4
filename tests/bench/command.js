// @ts-check
/** What the programs of the bench share: their options and the file of their results. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { root } from '../../scripts/setup.js'

/** The value of `--name=value`; undefined without it. @param {string} name */
export function option(name) {
  return process.argv.find(word => word.startsWith(`--${name}=`))?.slice(name.length + 3)
}

/** Stores a result as JSON in .cache/bench/, or in the file of `--json=`. @param {string} name Of the program. @param {object} result */
export function storeResult(name, result) {
  const date = new Date().toISOString()
  const file = option('json') ?? join(root, '.cache', 'bench', `${name}-${date.replaceAll(':', '-')}.json`)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify({ date, ...result }, null, 2))
  console.log(`\nStored in ${file}`)
}
