// @ts-check
/**
 * Size limits in KB of 1024 bytes, brotli: React, light. `atOnce` is all that a page must load for an element, with
 * bnw.js; `ever` adds the parts that load when they are first used. Raising a limit shows in a diff.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'

import { elementFolders } from './scripts/elements.js'
import { filesAtOnce, filesEver, keyOf, readManifest } from './scripts/manifest.js'

/** Aims at once: login 90 and 40, balance 86 and 36, the three 108 and 60, all 165 and 115. Builds differ by 0.1. */
/** @type {Record<string, { atOnce: number[], ever?: number[] }>} */
const limits = {
  login: { atOnce: [87.5, 38.6], ever: [154.5, 105.2] },
  balance: { atOnce: [85.7, 36.9] },
  lobby: { atOnce: [108.6, 59.7], ever: [169.5, 119.9] },
  'login + balance + lobby': { atOnce: [114.4, 65.3] },
  all: { atOnce: [169.1, 118.9], ever: [337.6, 284.1] }
}
const singleFile = [266.2, 212.4]
/**
 * A partner's page with private elements only, and the document of a frame before its element. The page's files are mostly
 * hashes, which a build compresses up to 20 bytes better or worse than another.
 */
const frames = { page: 13.2, document: [88.8, 40.2] }
/** With 1.5 KB of headers and configuration, the page of the site arrives in one round trip (docs/decisions/0003). */
const sitePage = 12.75

export default [
  ...limitsOf(0, 'dist/site/widgets'),
  ...limitsOf(1, 'dist/site/widgets/light'),
  { name: 'page of the site', path: 'dist/site/index.html', limit: `${sitePage} KiB` }
]

/** @param {0 | 1} flavour @param {string} folder */
function limitsOf(flavour, folder) {
  const check = (
    /** @type {string} */ name,
    /** @type {string[]} */ files,
    /** @type {number[]} */ limit
  ) => ({
    name: `${['react', 'light'][flavour]}: ${name}`,
    path: files.map(file => servedFile(join(folder, file))),
    brotli: false,
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
  const documentFiles = filesAtOnce(manifest, keyOf(manifest, 'widgets/src/frame/embed.ts'))
  return [
    ...elements,
    check('single file', ['bnw.single.js'], singleFile),
    check('private elements of a partner', ['bnw.js', 'frame.js'], [frames.page, frames.page]),
    check('document of a frame', documentFiles, frames.document)
  ]
}

/** What browsers get: the build has compressed all files that become smaller. @param {string} file */
function servedFile(file) {
  return existsSync(`${file}.br`) ? `${file}.br` : file
}
