// @ts-check
/** Size limits in KB of 1024 bytes, brotli: everything that a page must load for an element. Raising one shows in a diff. */
import { join } from 'node:path'

import { elementFolders } from './scripts/elements.js'
import { filesAtOnce, keyOf, readManifest } from './scripts/manifest.js'

/** What an element loads at once, with bnw.js: React, light. Aims: login 90 and 40, balance 86 and 36. */
const atOnce = {
  login: [91.5, 42.5],
  balance: [88, 39],
  lobby: [104, 54],
  'login + balance + lobby': [108, 60],
  all: [165, 115]
}

export default [...limitsOf(0, 'dist/site/widgets'), ...limitsOf(1, 'dist/site/widgets/light')]

/** @param {0 | 1} flavour @param {string} folder */
function limitsOf(flavour, folder) {
  const manifest = readManifest(join(folder, '.vite', 'manifest.json'))
  const label = ['react', 'light'][flavour]
  return Object.entries(atOnce).map(([name, limits]) => {
    const folders = name === 'all' ? elementFolders() : name.split(' + ')
    const files = folders.flatMap(one =>
      filesAtOnce(manifest, keyOf(manifest, `widgets/src/${one}/element.ts`))
    )
    return {
      name: `${label}: ${name}`,
      path: [join(folder, 'bnw.js'), ...new Set(files.map(file => join(folder, file)))],
      limit: `${limits[flavour]} KiB`
    }
  })
}
