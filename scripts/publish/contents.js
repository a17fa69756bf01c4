// @ts-check
/** What the published packages contain: their entries and their dependencies. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { root } from '../setup.js'

/**
 * Packages that are built in. Localize is configured once for each copy, so ours must not be the page's; the modules of
 * dayjs and jsencrypt have no names that Node resolves; and those that have React as a peer would make npm install it for
 * users of the light flavour, too. That flavour has preact inside.
 */
const BUILT_IN = {
  core: ['@lit/localize', 'dayjs', 'jsencrypt'],
  widgets: ['@nanostores/react', '@r2wc/react-to-web-component', 'preact', 'react-toastify']
}

/** The page has them itself, if it uses the React flavour. */
const PEERS = ['react', 'react-dom']

/** Built in, but the published types name its types. */
const TYPES = ['dayjs']

/** For tests of this project only. */
const NOT_PUBLISHED = ['testing']

/** The folders of core that are entries of its package: `@bnw/core/session`. */
export function coreFolders() {
  const sources = join(root, 'packages', 'core', 'src')
  return readdirSync(sources).filter(
    folder => existsSync(join(sources, folder, 'index.ts')) && !NOT_PUBLISHED.includes(folder)
  )
}

/** @param {'core' | 'widgets'} name @returns {{ version: string, dependencies: Record<string, string> }} */
export function workspace(name) {
  return JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8'))
}

/** The packages that the built modules import. @param {'core' | 'widgets'} name */
export function importsOf(name) {
  return Object.keys(workspace(name).dependencies).filter(one => !BUILT_IN[name].includes(one))
}

/** The dependencies of the published package, with their versions. @param {'core' | 'widgets'} name */
export function published(name) {
  const own = Object.entries(workspace(name).dependencies)
  const needed = [...importsOf(name), ...TYPES].filter(one => !PEERS.includes(one))
  return Object.fromEntries(own.filter(([one]) => needed.includes(one)))
}
