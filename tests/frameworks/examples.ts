import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { exampleBlocks, textBlocks } from '../../demo/docs/lib/code-blocks.js'

export interface Shown {
  extension: string
  /** Its name among the code of the elements' pages. */
  framework?: string
  /** The pages with a text of its own, and the language of the blocks. */
  texts: readonly (readonly [page: string, language: string])[]
}

/** What the documentation shows for each app. */
export const SHOWN: Record<string, Shown> = {
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

/** `/elements/bnw-lobby.html` → `bnw-lobby` */
function nameOf(page: string): string {
  return page.replace(/^.*\/|\.html$/g, '')
}
