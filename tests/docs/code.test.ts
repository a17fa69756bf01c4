import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { parseSync } from 'vite'
import { describe, expect, onTestFinished, test } from 'vitest'

import { exampleBlocks, textBlocks } from '../../demo/docs/lib/code-blocks.js'
import { openPage } from '../browser.ts'
import { sandbox } from '../sandbox.ts'

const blocks = textBlocks()
const examples = exampleBlocks()

/** Languages of the blocks, and what tries them. */
const TRIED: Record<string, string> = {
  html: 'texts.test.ts',
  js: 'here, and tests/frameworks',
  jsx: 'here, and tests/frameworks',
  ts: 'here, and tests/frameworks',
  vue: 'tests/frameworks',
  svelte: 'tests/frameworks',
  sh: 'here',
  php: 'here, where PHP is installed',
  nginx: 'here, where nginx is installed',
  text: 'texts.test.ts, which applies the policies'
}

function codesIn(language: string): string[] {
  return blocks.filter(block => block.language === language).map(({ code }) => code)
}

/** Errors of the parser, with the code. */
function problemsOf(code: string, language: 'js' | 'jsx' | 'ts'): string[] {
  const { errors } = parseSync(`example.${language}`, code, { lang: language, sourceType: 'module' })
  return errors.map(({ message }) => `${message}\n${code}`)
}

/** A file with the text, until the test ends. */
function temporaryFile(name: string, text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'bnw-docs-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  writeFileSync(join(folder, name), text)
  return join(folder, name)
}

/** What a program says about the file; empty if it accepts it. */
function refusalOf(program: string, ...args: string[]): string {
  const { status, stdout, stderr, error } = spawnSync(program, args, { encoding: 'utf8' })
  return status === 0 ? '' : `${error?.message ?? ''}${stdout}${stderr}`
}

function isThere(program: string, flag: string): boolean {
  return spawnSync(program, [flag]).status === 0
}

/** A server with the rule, which needs no rights to be tried. */
function serverWith(rule: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  const paths = temporary.map(name => `${name}_temp_path ${name};`).join(' ')
  return `pid nginx.pid; events {} http { access_log off; ${paths} server { listen 8089; ${rule} } }`
}

describe('the code of the texts', () => {
  test('EMB-12 is in languages that a test tries', () => {
    expect(new Set(blocks.map(({ language }) => language))).toEqual(new Set(Object.keys(TRIED)))
  })

  test.each(['js', 'jsx', 'ts'] as const)('EMB-12 parses: %s', language => {
    expect(codesIn(language).flatMap(code => problemsOf(code, language))).toEqual([])
    expect(problemsOf('const = 1', language)).not.toEqual([])
  })

  test('EMB-12 parses: sh', () => {
    for (const code of codesIn('sh')) expect(refusalOf('sh', '-n', temporaryFile('a.sh', code))).toBe('')
    expect(refusalOf('sh', '-n', temporaryFile('a.sh', 'if true'))).not.toBe('')
  })

  test.skipIf(!isThere('php', '--version'))('EMB-12 parses: php', () => {
    for (const code of codesIn('php')) {
      const file = temporaryFile('a.php', code.startsWith('<?php') ? code : `<?php\n${code}`)
      expect(refusalOf('php', '-n', '-l', file)).toBe('')
    }
  })

  test.skipIf(!isThere('nginx', '-v'))('EMB-12 is accepted by the server: nginx', () => {
    for (const code of codesIn('nginx')) {
      const file = temporaryFile('nginx.conf', serverWith(code))
      expect(refusalOf('nginx', '-t', '-e', 'stderr', '-p', join(file, '..'), '-c', file)).toBe('')
    }
  })
})

declare global {
  interface Window {
    /** Calls of the page's own functions, which the texts name and do not define. */
    calls?: string[][]
  }
}

/** A page of the partner with games and a script of the texts. */
async function pageWith(script: string) {
  const page = await openPage({ context: { permissions: ['local-network-access'] } })
  const own = `window.calls = []
    const router = { push: (...call) => window.calls.push(call) }
    const openInOurOwnWay = (...call) => window.calls.push(call)`
  const body = `<!doctype html><script type="module" src="${sandbox.site}/widgets/bnw.js" data-lang="en"></script>
    <bnw-game-rail limit="1"></bnw-game-rail><script>${own}\n${script}</script>`
  await page.route(`${sandbox.partner}/example`, route => route.fulfill({ body, contentType: 'text/html' }))
  await page.goto(`${sandbox.partner}/example`)
  return page
}

describe('the listeners of the texts', () => {
  test.each(blocks.filter(({ code }) => code.startsWith('document.addEventListener')))(
    'EMB-03 EMB-12 take the games of a page: $page',
    async ({ code }) => {
      const page = await pageWith(code)
      await page.locator('bnw-game-rail a.open').click()

      await page.waitForFunction(() => window.calls!.length > 0)
      const [call] = await page.evaluate(() => window.calls!)
      expect(call!.join(' ')).toMatch(/slot.\d+$/)
      expect(page.url()).toBe(`${sandbox.partner}/example`)
      expect(page.context().pages()).toHaveLength(1)
    }
  )
})

describe('the code of the examples', () => {
  test.each([
    ['react', 'jsx'],
    ['solid', 'jsx'],
    ['preact', 'jsx'],
    ['lit', 'js'],
    ['angular', 'ts']
  ] as const)('EMB-15 parses in every framework: %s', (framework, language) => {
    const codes = examples.filter(block => block.framework === framework)
    expect(codes.length).toBeGreaterThan(27)
    expect(codes.flatMap(({ code }) => problemsOf(code, language))).toEqual([])
  })
})
