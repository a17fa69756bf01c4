import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { Page } from 'puppeteer-core'
import { expect } from 'vitest'

import { type ExampleBlock, exampleBlocks } from '../../demo/docs/lib/code-blocks.js'
import { sandbox } from '../sandbox.ts'
import { buildPage, pageOf } from './app.ts'
import { openFolder } from './browsers.ts'
import { SHOWN } from './examples.ts'
import { mountOf } from './mounts.ts'

declare global {
  interface Window {
    /** Tags of the elements that are ready. */
    rendered?: string[]
  }
}

/** Whether the pages of the elements show code for an app. */
export function hasExamples(name: string): boolean {
  return name === 'html' || SHOWN[name]!.framework !== undefined
}

/** Renders every example of the elements' pages as they show it, and compares the elements with those of the HTML. */
export async function expectExamplesRender(name: string, app: string): Promise<void> {
  const framework = SHOWN[name]!.framework ?? 'html'
  const blocks = exampleBlocks().filter(block => block.framework === framework)
  expect(blocks.length).toBeGreaterThan(27)
  const root = join(app, 'rendered')
  await rm(root, { recursive: true, force: true })
  await mkdir(root)
  const folder = framework === 'html' ? await writePages(root, blocks) : await build(name, root, blocks)
  const page = await openFolder('Chromium', folder, 'none.html')
  await page.evaluateOnNewDocument(recordReady)
  for (const [index, block] of blocks.entries()) {
    const path = framework === 'html' ? `${index}.html` : `index.html?${index}`
    await page.goto(`${sandbox.inline}/project/${path}`)
    await expectRendered(page, block)
  }
}

async function expectRendered(page: Page, { page: shown, elements, code }: ExampleBlock): Promise<void> {
  for (const { tag, attributes } of elements) {
    const message = `${tag} of ${shown}:\n${code}`
    await expect.poll(() => page.evaluate(tag => window.rendered!.includes(tag), tag), { message }).toBe(true)
    expect(await page.$eval(tag, differences, attributes), message).toEqual([])
  }
}

/** Runs on the page. */
function recordReady(): void {
  window.rendered = []
  document.addEventListener('bnw-ready', event => window.rendered!.push(event.detail.element))
}

/** Runs on the page. @returns The properties that differ from those of an element with these attributes in HTML. */
function differences(element: Element, attributes: Readonly<Record<string, string>>): string[] {
  const like = document.createElement(element.localName)
  for (const [name, value] of Object.entries(attributes)) like.setAttribute(name, value)
  const names = Object.keys(attributes).map(name => name.replace(/-./g, part => part.slice(1).toUpperCase()))
  return names.filter(name => Reflect.get(element, name) !== Reflect.get(like, name))
}

/** Writes the HTML as it is. */
async function writePages(root: string, blocks: readonly ExampleBlock[]): Promise<string> {
  for (const [index, block] of blocks.entries())
    await writeFile(join(root, `${index}.html`), `<!doctype html><title>Example</title>${codeOf(block)}`)
  return root
}

/** Builds one page that renders the example whose number is in its address. @returns Its folder. */
async function build(name: string, root: string, blocks: readonly ExampleBlock[]): Promise<string> {
  const { extension, framework } = SHOWN[name]!
  const ending = name === 'angular' ? 'ts' : 'js'
  for (const [index, block] of blocks.entries()) {
    await writeFile(join(root, `shown-${index}.${extension}`), codeOf(block))
    await writeFile(
      join(root, `mount-${index}.${ending}`),
      mountOf(framework!, `./shown-${index}.${extension}`)
    )
  }
  const mounts = blocks.map((_block, index) => `() => import('./mount-${index}.${ending}')`)
  const main = `const mounts = [${mounts.join()}]\nvoid mounts[Number(location.search.slice(1))]()`
  await writeFile(join(root, `main.${ending}`), main)
  await writeFile(join(root, 'index.html'), pageOf(name, `main.${ending}`))
  if (name === 'angular') await writeFile(join(root, 'tsconfig.json'), JSON.stringify(LOOSE))
  return buildPage(name, join(root, '..'), root)
}

/** The script of the page is no code of the documentation. */
const LOOSE = {
  extends: '../tsconfig.json',
  compilerOptions: { strict: false, strictNullChecks: false },
  include: ['*']
}

function codeOf({ code }: ExampleBlock): string {
  return code.replaceAll('https://casino.example', sandbox.site)
}
