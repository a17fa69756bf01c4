// @ts-check
/** The package.json files of the published packages. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { elementFolders } from '../elements.js'
import { root } from '../setup.js'
import { coreFolders, published, workspace } from './contents.js'

/** Frameworks whose templates have types of the elements. */
export const TEMPLATES = readdirSync(join(root, 'packages', 'widgets', 'src', 'templates')).map(file =>
  file.replace('.d.ts', '')
)

const DESCRIPTIONS = ['custom-elements.json', 'html-custom-data.json', 'web-types.json']

export function coreManifest() {
  const folders = coreFolders().map(folder => [`./${folder}`, entry(`${folder}/index.d.ts`, `${folder}.js`)])
  return {
    ...common('core'),
    description: 'The logic of the bnw casino: stores, rules, texts and the contract of the gateway',
    sideEffects: false,
    exports: {
      '.': entry('index.d.ts', 'index.js'),
      ...Object.fromEntries(folders),
      './package.json': './package.json'
    },
    dependencies: published('core')
  }
}

export function widgetsManifest() {
  const { version } = workspace('widgets')
  return {
    ...common('widgets'),
    description: 'The bnw casino as custom elements, for React pages and for all others',
    sideEffects: [...elementFolders().map(folder => `./dist/${folder}.js`), './light/**/*.js'],
    exports: {
      ...elementEntries(),
      ...Object.fromEntries(
        TEMPLATES.map(name => [`./types/${name}`, { types: `./dist/templates/${name}.d.ts` }])
      ),
      ...Object.fromEntries(DESCRIPTIONS.map(file => [`./${file}`, `./${file}`])),
      './package.json': './package.json'
    },
    customElements: './custom-elements.json',
    'web-types': './web-types.json',
    dependencies: { ...published('widgets'), '@bnw/core': version },
    // The React flavour is for 19, as 18 does not set `inert`. Pages with 18 use the light one, which has no React, and npm
    // would refuse to install the package beside `^19`.
    peerDependencies: { react: '>=18', 'react-dom': '>=18' },
    peerDependenciesMeta: { react: { optional: true }, 'react-dom': { optional: true } }
  }
}

/** Both flavours of each element, and of what configures them. */
function elementEntries() {
  const both = (/** @type {string} */ name, /** @type {string} */ types, /** @type {string} */ file) => [
    [name === 'index' ? '.' : `./${name}`, entry(types, file)],
    [
      name === 'index' ? './light' : `./light/${name}`,
      { types: `./dist/${types}`, default: `./light/${file}` }
    ]
  ]
  const elements = elementFolders().flatMap(name => both(name, `${name}.d.ts`, `${name}.js`))
  return Object.fromEntries([...both('index', 'public.d.ts', 'index.js'), ...elements])
}

/** @param {'core' | 'widgets'} name */
function common(name) {
  const { license, engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  return {
    name: `@bnw/${name}`,
    version: workspace(name).version,
    license,
    type: 'module',
    engines,
    publishConfig: { access: 'restricted' }
  }
}

/** @param {string} types @param {string} file */
function entry(types, file) {
  return { types: `./dist/${types}`, default: `./dist/${file}` }
}
