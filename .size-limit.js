// @ts-check
/**
 * Size limits in KB of 1024 bytes, brotli: React, light. `atOnce` is all that a page must load for an element, with
 * bnw.js; `ever` adds the parts that load when they are first used. Raising a limit shows in a diff.
 */
import { join } from 'node:path'

import { elementFolders } from './scripts/elements.js'
import { filesAtOnce, filesEver, keyOf, readManifest } from './scripts/manifest.js'

/** Aims at once: login 90 and 40, balance 86 and 36, the three 108 and 60. */
/** @type {Record<string, { atOnce: number[], ever?: number[] }>} */
const limits = {
  login: { atOnce: [92.5, 43.5], ever: [153, 103.5] },
  balance: { atOnce: [88.8, 39.9] },
  lobby: { atOnce: [104, 54], ever: [156.5, 107] },
  'login + balance + lobby': { atOnce: [109.3, 60] },
  all: { atOnce: [165, 115], ever: [309, 255] }
}
const singleFile = [245, 190]

export default [...limitsOf(0, 'dist/site/widgets'), ...limitsOf(1, 'dist/site/widgets/light')]

/** @param {0 | 1} flavour @param {string} folder */
function limitsOf(flavour, folder) {
  const label = ['react', 'light'][flavour]
  const check = (
    /** @type {string} */ name,
    /** @type {string[]} */ files,
    /** @type {number[]} */ limit
  ) => ({
    name: `${label}: ${name}`,
    path: files.map(file => join(folder, file)),
    limit: `${limit[flavour]} KiB`
  })
  const manifest = readManifest(join(folder, '.vite', 'manifest.json'))
  const elements = Object.entries(limits).flatMap(([name, { atOnce, ever }]) => {
    const folders = name === 'all' ? elementFolders() : name.split(' + ')
    const keys = folders.map(one => keyOf(manifest, `widgets/src/${one}/element.ts`))
    const files = (/** @type {typeof filesAtOnce} */ filesOf) => [
      ...new Set(['bnw.js', ...keys.flatMap(key => filesOf(manifest, key))])
    ]
    const checks = [check(name, files(filesAtOnce), atOnce)]
    if (ever) checks.push(check(`${name}, later parts too`, files(filesEver), ever))
    return checks
  })
  return [...elements, check('single file', ['bnw.single.js'], singleFile)]
}
