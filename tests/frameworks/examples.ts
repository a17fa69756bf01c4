import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { exampleBlocks, textBlocks } from '../../demo/docs/lib/code-blocks.js'
import { sandbox } from '../sandbox.ts'
import { buildPage, pageOf } from './app.ts'
import { mountOf } from './mounts.ts'

interface Shown {
  extension: string
  /** Its name among the code of the elements' pages. */
  framework?: string
  /** The pages with a text of its own, and the language of the blocks. */
  texts: readonly (readonly [page: string, language: string])[]
}

/** What the documentation shows for each app. */
const SHOWN: Record<string, Shown> = {
  angular: { extension: 'ts', framework: 'angular', texts: [['/recipes/angular.html', 'ts']] },
  html: { extension: 'ts', texts: [['/guide/package.html', 'ts']] },
  lit: { extension: 'js', framework: 'lit', texts: [] },
  preact: { extension: 'jsx', framework: 'preact', texts: [] },
  'react-18': { extension: 'jsx', texts: [['/recipes/react.html', 'jsx']] },
  'react-19': { extension: 'jsx', framework: 'react', texts: [['/recipes/react.html', 'jsx']] },
  'react-18-peer': { extension: 'jsx', framework: 'react', texts: [] },
  solid: { extension: 'jsx', framework: 'solid', texts: [] },
  svelte: { extension: 'svelte', framework: 'svelte', texts: [['/recipes/svelte.html', 'svelte']] },
  vue: { extension: 'vue', framework: 'vue', texts: [['/recipes/vue.html', 'vue']] }
}

/** JavaScript is checked as well, as far as it says its types. */
const PROJECT = {
  extends: '../tsconfig.json',
  compilerOptions: { allowJs: true, checkJs: true, strict: false, strictNullChecks: false },
  include: ['*']
}

/**
 * Writes the code that the documentation shows for an app into a folder of it, with a project for its compiler.
 *
 * @returns The folder, and the paths of its files.
 */
export async function writeExamples(name: string, app: string): Promise<{ folder: string; files: string[] }> {
  const { extension, framework, texts } = SHOWN[name]!
  const fromTexts = textBlocks().filter(({ page, language }) =>
    texts.some(([path, own]) => path === page && own === language)
  )
  if (texts.length > fromTexts.length) throw new Error(`The texts show no code for ${name}`)
  const fromPages = exampleBlocks().filter(block => block.framework === framework)
  const folder = join(app, 'examples')
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder)
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(PROJECT))
  const files = [...fromTexts, ...fromPages].map(({ page, code }, index) => ({
    path: join(folder, `${nameOf(page)}-${index}.${extension}`),
    code
  }))
  for (const { path, code } of files) await writeFile(path, code)
  return { folder, files: files.map(({ path }) => path) }
}

/** Builds a page that renders the first example of bnw-game-rail as the documentation shows it. @returns Its folder. */
export async function buildExample(name: string, app: string): Promise<string> {
  const { extension, framework } = SHOWN[name]!
  const isShown = (block: { page: string; framework: string }) =>
    block.framework === framework && block.page.endsWith('/bnw-game-rail.html')
  const { code } = exampleBlocks().find(isShown)!
  const folder = join(app, 'example')
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder)
  await writeFile(join(folder, `shown.${extension}`), code.replace('https://casino.example', sandbox.site))
  await writeFile(join(folder, 'main.js'), mountOf(framework!, `./shown.${extension}`))
  await writeFile(join(folder, 'index.html'), pageOf('main.js'))
  return buildPage(app, folder)
}

/** Whether the pages of the elements show code for an app. */
export function hasExample(name: string): boolean {
  return SHOWN[name]!.framework !== undefined
}

/** `/elements/bnw-lobby.html` → `bnw-lobby` */
function nameOf(page: string): string {
  return page.replace(/^.*\/|\.html$/g, '')
}
