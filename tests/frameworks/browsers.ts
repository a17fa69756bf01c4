import puppeteer, { type Browser, type BrowserContext, type HTTPRequest, type Page } from 'puppeteer-core'
import { expect, onTestFinished } from 'vitest'

import {
  BROWSER_FLAGS,
  findBrowser,
  findProgram,
  installer,
  NO_FIREFOX
} from '../../scripts/find-programs.js'
import { projectReply } from '../packages/project.ts'
import { sandbox } from '../sandbox.ts'
import { CONDITION_MS } from '../time-limits.ts'

/** Both are driven by puppeteer, because playwright cannot drive Debian's Firefox (docs/decisions/0020). */
export const BROWSERS = ['Chromium', 'Firefox'] as const
export type BrowserName = (typeof BROWSERS)[number]

const firefox = findProgram(['firefox-esr', 'firefox'], { install: installer('firefox-esr') })
if (!firefox) console.warn(NO_FIREFOX)

/** Whether a browser is installed, or could be. */
export function isThere(name: BrowserName): boolean {
  return name !== 'Firefox' || firefox !== undefined
}

const running = new Map<BrowserName, Promise<Browser>>()

/** One browser of each kind for all tests. */
function browser(name: BrowserName): Promise<Browser> {
  const started = running.get(name) ?? launch(name)
  running.set(name, started)
  return started
}

function launch(name: BrowserName): Promise<Browser> {
  if (name === 'Firefox') return puppeteer.launch({ browser: 'firefox', executablePath: firefox! })
  return puppeteer.launch({ executablePath: findBrowser(), args: BROWSER_FLAGS })
}

export async function closeBrowsers(): Promise<void> {
  for (const started of running.values()) await (await started).close()
  running.clear()
}

/**
 * Opens a page of a folder at the origin of the sandbox's inline list, in a profile of its own that is closed when the
 * test ends. An uncaught script error fails its test.
 */
export async function openFolder(name: BrowserName, folder: string, path: string): Promise<Page> {
  const profile = await (await browser(name)).createBrowserContext()
  const errors: string[] = []
  const note = (error: unknown) => errors.push(error instanceof Error ? String(error.stack) : String(error))
  let isOver = false
  onTestFinished(async () => {
    isOver = true
    await profile.close()
    expect(errors, 'script errors on the page').toEqual([])
  })
  if (name === 'Chromium') await allowGateway(profile)
  const page = await profile.newPage()
  page.setDefaultTimeout(CONDITION_MS)
  await page.setViewport({ width: 1280, height: 800 })
  page.on('pageerror', note)
  await page.setRequestInterception(true)
  // A test may end while a reply is on its way, which then fails.
  page.on('request', request => void reply(request, folder).catch(error => isOver || note(error)))
  await page.goto(`${sandbox.inline}/project/${path}`)
  return page
}

/** Chromium does not count a document that a test replies with as local, and the gateway is. */
async function allowGateway(profile: BrowserContext): Promise<void> {
  const permission = { name: 'loopback-network' }
  await profile.setPermission(sandbox.inline, { permission, state: 'granted' })
}

/** Replies with a file of the folder; other requests reach the sandbox. */
async function reply(request: HTTPRequest, folder: string): Promise<void> {
  const url = request.url()
  if (!url.startsWith(`${sandbox.inline}/project/`)) return request.continue()
  return request.respond(await projectReply(folder, url))
}
