import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { Page } from 'playwright-core'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { root } from '../../scripts/setup.js'
import { sandbox } from '../sandbox.ts'
import { createProject, deleteFolder, install, openFolder, packAll, run, temporaryFolder } from './project.ts'
import { elementScript, html, ownCode, tsconfig, typed } from './sources.ts'

const { site } = sandbox
const folders: string[] = []
let tarballs: string[]

async function projectOf(files: Record<string, string>, packages: string[] = []): Promise<string> {
  const folder = await createProject(files, [...tarballs, ...packages])
  folders.push(folder)
  return folder
}

/** A tool of this project, in a folder of a package or of a page. */
function tool(folder: string, name: string, ...options: string[]): Promise<string> {
  return run(folder, join(root, 'node_modules', '.bin', name), ...options)
}

/** Logs in on the page, and expects the player's amount and the games. */
async function expectElementsWork(page: Page): Promise<void> {
  const login = page.locator('bnw-login')
  await login.getByLabel('Kullanıcı Adı').fill('demo')
  await login.getByLabel('Şifre', { exact: true }).fill('Demo123!')
  await login.getByRole('button', { name: 'Giriş Yap' }).click()
  await page
    .locator('bnw-balance')
    .getByText(/\d,\d\d/)
    .waitFor()
  await page
    .locator('bnw-lobby')
    .getByRole('link', { name: /^Oyna / })
    .first()
    .waitFor()
}

interface Manifest {
  modules: { declarations: { tagName: string; attributes: Named[]; members: Named[]; cssParts: Named[] }[] }[]
}

interface Named {
  name: string
  kind?: string
}

/** Compares custom-elements.json with the classes of all elements, and with the parts of those on the page. */
async function expectManifestHolds(page: Page, folder: string): Promise<void> {
  const { modules } = JSON.parse(await readFile(join(folder, 'custom-elements.json'), 'utf8')) as Manifest
  expect(modules.length).toBeGreaterThan(25)
  for (const { declarations } of modules) {
    const [{ tagName: tag, attributes, members, cssParts }] = declarations as [(typeof declarations)[0]]
    const module = `./node_modules/@bnw/widgets/light/${tag.replace('bnw-', '')}.js`
    await page.addScriptTag({ type: 'module', content: `import '${module}'` })
    const { observed, methods, properties, parts } = await page.evaluate(describeClass, tag)
    // The browser has `lang` on all elements.
    const own = namesOf(attributes).filter(name => name !== 'lang')
    expect(observed, tag).toEqual(own)
    expect([...properties, ...methods].sort(), tag).toEqual(namesOf(members))
    expect(
      parts.filter(part => !namesOf(cssParts).includes(part)),
      tag
    ).toEqual([])
  }
}

/** Runs on the page. */
async function describeClass(tag: string) {
  const constructor = await customElements.whenDefined(tag)
  const { prototype } = constructor
  const names = Object.getOwnPropertyNames(prototype).filter(
    name => !/^constructor$|Callback$|^container$/.test(name)
  )
  const isProperty = (name: string) => !!Object.getOwnPropertyDescriptor(prototype, name)?.get
  const shadow = document.querySelector(tag)?.shadowRoot
  return {
    observed: [...((constructor as { observedAttributes?: string[] }).observedAttributes ?? [])].sort(),
    properties: names.filter(isProperty),
    methods: names.filter(name => !isProperty(name)),
    parts: [...(shadow?.querySelectorAll('[part]') ?? [])].flatMap(part => [...part.part])
  }
}

function namesOf(named: readonly Named[]): string[] {
  return named.map(({ name }) => name).sort()
}

beforeAll(async () => {
  const folder = await temporaryFolder()
  folders.push(folder)
  tarballs = await packAll(folder)
})
afterAll(() => Promise.all(folders.map(deleteFolder)))

describe('the packed packages', () => {
  test.each(['core', 'widgets'])('EMB-14 %s has no problem for publint and arethetypeswrong', async name => {
    const folder = join(root, 'dist', 'packages', name)

    expect(await tool(folder, 'publint', '--strict')).toContain('All good!')
    // It fails with a problem of an entry.
    expect(await tool(folder, 'attw', '--pack', '.', '--profile', 'esm-only', '-f', 'json')).toContain('{')
  })

  test('EMB-14 React is an optional peer, which pages with 18 may have beside the light flavour', async () => {
    const file = join(root, 'dist', 'packages', 'widgets', 'package.json')
    const { dependencies, peerDependencies, peerDependenciesMeta } = JSON.parse(await readFile(file, 'utf8'))
    expect(peerDependencies).toEqual({ react: '>=18', 'react-dom': '>=18' })
    expect(peerDependenciesMeta).toEqual({ react: { optional: true }, 'react-dom': { optional: true } })
    expect(Object.keys(dependencies)).not.toContain('react')
  })

  test('EMB-14 EMB-13 the light flavour works in an empty project without React, typed, with no bundler', async () => {
    const from = './node_modules/@bnw/widgets/light'
    const script = elementScript(site, from, { index: `${from}/index.js`, ending: '.js' })
    const folder = await projectOf({
      'index.html': html(`<script type="module">${script}</script>`),
      'typed.ts': typed,
      'tsconfig.json': tsconfig('nodenext', 'nodenext'),
      'bundler.json': tsconfig('esnext', 'bundler')
    })

    expect(existsSync(join(folder, 'node_modules', 'react'))).toBe(false)
    await tool(folder, 'tsc')
    await tool(folder, 'tsc', '-p', 'bundler.json')
    await run(folder, 'node', '-e', "import('@bnw/widgets/light/lobby')")
    const page = await openFolder(folder, 'index.html')
    await expectElementsWork(page)
    await expectManifestHolds(page, join(folder, 'node_modules', '@bnw', 'widgets'))
  })

  describe('with React', () => {
    let folder: string
    beforeAll(async () => {
      const files = {
        'index.html': html('<script type="module" src="./main.js"></script>'),
        'webpack.html': html('<script src="./webpack/main.js"></script>'),
        'main.js': elementScript(site, '@bnw/widgets') + ownCode
      }
      folder = await projectOf(files, ['react@19', 'react-dom@19'])
    })

    test('EMB-14 the React flavour works in a page built by Vite, with one core for elements and page', async () => {
      const outDir = join(folder, 'vite')
      await build({ root: folder, configFile: false, base: './', logLevel: 'error', build: { outDir } })

      const page = await openFolder(outDir, 'index.html')

      await expectElementsWork(page)
      await page.locator('body[data-player=true]').waitFor()
    })

    test('EMB-14 the React flavour works in a page built by webpack', async ({ skip }) => {
      await install(folder, ['webpack@5']).catch(() => skip('webpack cannot be installed'))
      const output = { path: join(folder, 'webpack'), publicPath: 'auto' }
      const options = { mode: 'production', context: folder, entry: './main.js', output, performance: false }
      const source = `
        import webpack from 'webpack'
        webpack(${JSON.stringify(options)}, (error, stats) => {
          console.log(error ?? stats.toString({ colors: false }))
          process.exitCode = error || stats.hasErrors() || stats.hasWarnings() ? 1 : 0
        })`
      await writeFile(join(folder, 'build.js'), source)
      await run(folder, 'node', 'build.js')

      const page = await openFolder(folder, 'webpack.html')

      await expectElementsWork(page)
      await page.locator('body[data-player=true]').waitFor()
    })

    test('EMB-14 importing an element on a server does nothing', async () => {
      const script = "import('@bnw/widgets/lobby').then(({ lobby }) => console.log(lobby.tag))"
      expect(await run(folder, 'node', '-e', script)).toContain('bnw-lobby')
    })
  })
})
