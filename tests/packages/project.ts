import { mkdtemp, readdir, readFile, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'

import type { Page } from 'playwright-core'
import { inject } from 'vitest'

import { root } from '../../scripts/setup.js'
import { runCommand } from '../../scripts/processes.js'
import { openPage } from '../browser.ts'

/** For a command that hangs, seconds. */
const COMMAND_SECONDS = 240

const PACKAGES = join(root, 'dist', 'packages')
const TYPES: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript'
}

/** Runs a command in a folder. @returns Its output. @throws {Error} It failed; the message is its output. */
export async function run(folder: string, ...command: string[]): Promise<string> {
  const { ok, output } = await runCommand(command, { cwd: folder, limit: COMMAND_SECONDS })
  if (!ok) throw new Error(`${command.join(' ')}\n${output}`)
  return output
}

/** Builds the packages. @returns The tarballs that would be published. */
export async function packAll(folder: string): Promise<string[]> {
  await run(root, 'node', 'scripts/pack.js')
  for (const name of ['core', 'widgets'])
    await run(join(PACKAGES, name), 'npm', 'pack', '--pack-destination', folder)
  return (await readdir(folder)).filter(file => file.endsWith('.tgz')).map(file => join(folder, file))
}

/** A new folder below that of temporary files, without links in its path. */
export async function temporaryFolder(): Promise<string> {
  return realpath(await mkdtemp(join(tmpdir(), 'bnw-packages-')))
}

export async function deleteFolder(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true })
}

/** Creates an empty project and installs into it what npm's cache or registry has. */
export async function createProject(files: Record<string, string>, packages: string[]): Promise<string> {
  const folder = await temporaryFolder()
  await writeFile(join(folder, 'package.json'), '{ "name": "page", "private": true, "type": "module" }')
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content)
  await install(folder, packages)
  return folder
}

export async function install(folder: string, packages: string[]): Promise<void> {
  await run(folder, 'npm', 'install', '--prefer-offline', '--no-audit', '--no-fund', ...packages)
}

/** Opens a page of a folder at the origin of the sandbox's inline list, so that private elements run directly. */
export async function openFolder(folder: string, path: string): Promise<Page> {
  const { inline } = inject('sandboxes')[0]!
  // The browser does not count a fulfilled document as local, and the gateway is.
  const page = await openPage({ context: { permissions: ['local-network-access'] } })
  await page.route(`${inline}/project/**`, async route =>
    route.fulfill(await projectReply(folder, route.request().url()))
  )
  await page.goto(`${inline}/project/${path}`)
  return page
}

/** The reply to a request below /project/: the file of the folder, or 404. */
export async function projectReply(
  folder: string,
  url: string
): Promise<{ status: number; body?: Buffer; contentType?: string }> {
  const file = new URL(url).pathname.replace('/project/', '')
  const body = await readFile(join(folder, file)).catch(() => undefined)
  if (!body) return { status: 404 }
  return { status: 200, body, contentType: TYPES[extname(file)] ?? 'application/octet-stream' }
}
