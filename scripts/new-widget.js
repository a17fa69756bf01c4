// @ts-check
/**
 * `npm run new-widget -- top-wins`: creates the folder of an element with a view, a style sheet and a test, and its words
 * in both languages, and registers both. The result passes every check; CONTRIBUTING.md describes the next steps.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { explainErrors, isMain, root as project, SetupError } from './setup.js'

const CORE = 'packages/core/src'
const WIDGETS = 'packages/widgets/src'

/**
 * @param {string} root @param {string} name The feature's name, kebab-case.
 * @returns {string[]} The files that were written or changed.
 * @throws {SetupError} The name is invalid or taken.
 */
export function createWidget(root, name) {
  if (!/^[a-z]+(-[a-z]+)*$/.test(name))
    throw new SetupError(`"${name}" is not a valid name: use lower-case letters and hyphens.`)
  if (existsSync(join(root, WIDGETS, name))) throw new SetupError(`${WIDGETS}/${name} already exists.`)
  const files = {
    ...widgetFiles(name),
    ...(existsSync(join(root, CORE, name, 'words.ts')) ? {} : wordFiles(name))
  }
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  const words = `${CORE}/${name}/words.ts` in files ? registerWords(root, name) : []
  return [...Object.keys(files), ...words, ...registerElement(root, name)]
}

/** @returns {Record<string, string>} */
function widgetFiles(/** @type {string} */ name) {
  const one = camel(name)
  const View = pascal(name)
  const folder = `${WIDGETS}/${name}`
  return {
    [`${folder}/element.ts`]: `import { declareElement, defineElement } from '../kit/index.ts'
import styles from './styles.css?inline'
import { ${View} } from './view.tsx'

/** Purpose of this element, in one sentence. */
export const ${one} = declareElement({
  tag: 'bnw-${name}',
  tier: 'public',
  attributes: {},
  events: {},
  styles: [styles]
})

defineElement(${one}, ${View})
`,
    [`${folder}/view.tsx`]: `import { ${one}Words } from '@bnw/core/${name}'

import { useElementState, useWords } from '../kit/index.ts'

export function ${View}() {
  const words = useWords(${one}Words)
  useElementState('ready')

  return (
    <section className="${name}">
      <h2>{words.title()}</h2>
    </section>
  )
}
`,
    [`${folder}/styles.css`]: `.${name} {
  color: var(--_text);
}
`,
    [`${folder}/element.test.ts`]: `import '@bnw/widgets/${name}'

import {
  describe,
  expect,
  expectAccessible,
  fixture,
  it,
  viewOf,
  waitUntil
} from '../../../../tests/elements/fixture.ts'

describe('<bnw-${name}>', () => {
  it('shows its title, and is accessible', async () => {
    const element = await fixture('<bnw-${name}></bnw-${name}>')
    const title = await waitUntil(() => viewOf(element).querySelector('h2'))

    expect(title.textContent).to.equal('${spaced(name)}')
    await expectAccessible(element)
  })
})
`
  }
}

/** @returns {Record<string, string>} */
function wordFiles(/** @type {string} */ name) {
  const one = camel(name)
  return {
    [`${CORE}/${name}/words.ts`]: `import { msg } from '@lit/localize'

export const ${one}Words = {
  title: () => msg('${spaced(name)}', { id: '${name}.title' })
}
`,
    [`${CORE}/${name}/index.ts`]: `/** Public names of \`${name}/\`. */
export { ${one}Words } from './words.ts'
`,
    [`${CORE}/${name}/words.en.ts`]: `export const ${one}English = {
  '${name}.title': '${spaced(name)}'
}
`
  }
}

/** Adds the English words to the list of all. @param {string} root @param {string} name */
function registerWords(root, name) {
  const one = camel(name)
  const english = `${CORE}/language/en.ts`
  change(root, english, text =>
    text
      .replace(/^/, `import { ${one}English } from '../${name}/words.en.ts'\n`)
      .replace(/,?\n\}\s*$/, `,\n  ...${one}English\n}\n`)
  )
  return [english]
}

/** Adds the element to the list that the types come from. @param {string} root @param {string} name */
function registerElement(root, name) {
  const list = `${WIDGETS}/elements.ts`
  const line = `import { ${camel(name)} } from './${name}/element.ts'`
  const entry = `  'bnw-${name}': ${camel(name)}`
  change(root, list, text =>
    text
      .replace(
        /(?:^import .*\n)+/m,
        lines => `${sorted([...lines.trimEnd().split('\n'), line]).join('\n')}\n`
      )
      .replace(/(?<=elements = \{\n).*?(?=\n\})/s, lines =>
        sorted([...lines.split(',\n'), entry]).join(',\n')
      )
  )
  return [list]
}

/** Sorts lines by the folder or the element that they name. */
function sorted(/** @type {string[]} */ lines) {
  const nameOf = (/** @type {string} */ line) => line.match(/(?<=\.\/|bnw-)[a-z-]+/)?.[0] ?? ''
  return lines.toSorted((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1))
}

/** @param {string} root @param {string} path @param {(text: string) => string} edit */
function change(root, path, edit) {
  const file = join(root, path)
  writeFileSync(file, edit(readFileSync(file, 'utf8')))
}

function camel(/** @type {string} */ name) {
  return name.replace(/-([a-z])/g, (_all, letter) => letter.toUpperCase())
}

function pascal(/** @type {string} */ name) {
  return camel(`-${name}`)
}

/** `Top wins`: a first title. */
function spaced(/** @type {string} */ name) {
  return pascal(name).replace(/(?<=.)([A-Z])/g, (_all, letter) => ` ${letter.toLowerCase()}`)
}

if (isMain(import.meta.url))
  await explainErrors(async () => {
    const files = createWidget(project, process.argv[2] ?? '').join('\n')
    console.log(`${files}\n\nNext: the comment and attributes in element.ts, the view, the words, the test.`)
  })
