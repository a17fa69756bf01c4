// @ts-check
/** `npm run pack`: `@bnw/core` and `@bnw/widgets` as packages for npm, into dist/packages/. */
import { copyFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { writeDescriptions } from './custom-elements/write.js'
import { coreFolders } from './publish/contents.js'
import { coreManifest, TEMPLATES, widgetsManifest } from './publish/manifests.js'
import { writeElementTypes, writeTypes } from './publish/types.js'
import { runBuild } from './run-build.js'
import { root } from './setup.js'

const packages = join(root, 'dist', 'packages')
const started = performance.now()

// A test runner sets another mode, which would select the development build of JSX.
process.env.NODE_ENV = 'production'
rmSync(packages, { recursive: true, force: true })
// The modules first: the types are written beside them.
await Promise.all(['core', 'react', 'light'].map(mode => runBuild(mode, 'scripts/publish/vite.config.ts')))
await Promise.all([
  complete('core', coreManifest(), ['index.d.ts', ...coreFolders().map(folder => `${folder}/index.d.ts`)]),
  complete('widgets', widgetsManifest(), [
    'public.d.ts',
    ...writeElementTypes(join(packages, 'widgets', 'dist')),
    ...TEMPLATES.map(name => `templates/${name}.d.ts`)
  ])
])
writeDescriptions(join(packages, 'widgets'))
console.log(`Packed in ${((performance.now() - started) / 1000).toFixed(1)} s: dist/packages/{core,widgets}`)

/** @param {'core' | 'widgets'} name @param {object} manifest @param {string[]} types */
async function complete(name, manifest, types) {
  const folder = join(packages, name)
  await writeTypes(name, join(folder, 'dist'), types)
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  copyFileSync(join(root, 'packages', name, 'npm.md'), join(folder, 'README.md'))
  copyFileSync(join(root, 'docs', 'licences.md'), join(folder, 'licences.md'))
}
