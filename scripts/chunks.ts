/** Which modules share a chunk. */
import { readdirSync } from 'node:fs'
import { posix } from 'node:path'
import type { Rolldown } from 'vite'

import { root } from './setup.js'

type Test = (id: string) => boolean

const framework = {
  name: 'framework',
  test: /vite.preload-helper|node_modules\/(react|react-dom|scheduler|preact|@r2wc|@nanostores|nanostores|@lit)\//,
  priority: 4
}

/**
 * What sends calls and checks replies, with all packages that it needs. The page of a visitor's login makes no call before the
 * player types.
 */
const gateway = anyOf(
  library('superstruct', 'ofetch', 'ufo', 'destr'),
  core('contract/call', 'contract/reply', 'contract/schema', 'contract/shapes', 'contract/unfit'),
  core('gateway/client', 'gateway/envelope', 'gateway/in-flight', 'gateway/long-integers', 'gateway/request'),
  core('gateway/transport', 'lib/clock')
)

const ui = anyOf(
  widgets('kit/lazily', 'kit/use-a'),
  widgets('ui/button', 'ui/field', 'ui/icon', 'ui/load-error', 'ui/problem', 'ui/skeleton'),
  core('cashier/events', 'game/events'),
  core('lib/money', 'lib/page-events', 'lib/range', 'lib/remote', 'lib/turkish')
)

const games = anyOf(
  core('favourites/', 'game/', 'lobby/', 'lib/follow-saved'),
  core('contract/casino', 'contract/livecasino', 'contract/user-favourites'),
  widgets('lobby/', 'tile/', 'ui/chips', 'ui/cover', 'ui/heart', 'ui/picture')
)

const forms = anyOf(
  widgets('ui/avatar', 'ui/card', 'ui/light', 'ui/password-field'),
  core('session/login', 'session/words', 'lib/submit')
)

/** Forms of the account, and all parts but those that few elements show. */
const account = anyOf(
  library('dayjs'),
  widgets('account/'),
  without(widgets('ui/'), widgets('ui/arrow-keys', 'ui/board', 'ui/code', 'ui/menu', 'ui/motion', 'ui/rail')),
  core('account/', 'contract/user', 'rules/', 'lib/copy-words', 'lib/day', 'lib/form-words', 'lib/istanbul'),
  core('lib/secure-page', 'lib/typed-text', 'lib/validators')
)

const motion = anyOf(widgets('kit/use-list', 'kit/use-motion', 'kit/use-seen', 'ui/motion'), core('lib/poll'))

const menu = anyOf(widgets('ui/arrow-keys', 'ui/menu'), core('language/languages'))

const initial = { tags: ['$initial' as const], minShareCount: 2 }

/**
 * Chunks that several elements share. Only code that elements load at once is grouped (`$initial`); what loads later
 * keeps Rolldown's own chunks. Few groups: each chunk is a request. An element loads whole groups, so nearly all elements
 * that load one need all of it.
 */
export const elementChunks: Rolldown.CodeSplittingOptions = {
  groups: [
    { ...framework, priority: 5 },
    {
      ...initial,
      name: 'core',
      test: without(anyOf(core(''), widgets('kit/', 'tokens/'), library('')), gateway),
      minShareCount: 24,
      priority: 4
    },
    { ...initial, name: 'gateway', test: gateway, priority: 3 },
    { ...initial, name: 'ui', test: ui, priority: 2 },
    { ...initial, name: 'games', test: games, priority: 1 },
    { ...initial, name: 'forms', test: forms, priority: 1 },
    { ...initial, name: 'account', test: account, priority: 0 },
    { ...initial, name: 'motion', test: motion, priority: 0 },
    { ...initial, name: 'menu', test: menu, priority: 0 }
  ]
}

const sharedWithFrame = anyOf(
  without(modules('host-site', ['']), modules('host-site', ['pages/'])),
  core('language/', 'maintenance/', 'theme/', 'lobby/query', 'lobby/search-key', 'lobby/types'),
  core('contract/auth', 'contract/maintenance', 'contract/static-files'),
  widgets('ui/icons/search')
)

/** The site: its entry, then what its pages share. */
export const siteChunks: Rolldown.CodeSplittingOptions = {
  groups: [
    { name: 'site', tags: ['$initial' as const], priority: 2 },
    { ...framework, priority: 1 },
    // What the frame of the site and its pages share, and what most pages share: the first page is few requests.
    { name: 'frame', test: sharedWithFrame, minShareCount: 2, priority: 1 },
    { name: 'ui', test: anyOf(core(''), widgets('')), minShareCount: 5, priority: 0 },
    // Those of fewer pages: an icon is smaller than its hash in the page.
    { name: 'icons', test: widgets('ui/icons/'), minShareCount: 2, priority: 0 }
  ]
}

function core(...paths: string[]): Test {
  return modules('core', paths)
}

function widgets(...paths: string[]): Test {
  return modules('widgets', paths)
}

/**
 * The modules of a package whose paths begin so: a folder, or the beginning of the names of modules. A path without a
 * module is an error, since its module has moved.
 */
function modules(name: string, paths: string[]): Test {
  const prefixes = paths.map(path => `packages/${name}/src/${path}`)
  for (const prefix of prefixes) {
    const { dir, base } = posix.parse(`${root}/${prefix}`)
    if (!readdirSync(dir).some(file => file.startsWith(base)))
      throw new Error(`scripts/chunks.ts: ${prefix} does not exist`)
  }
  return id => prefixes.some(prefix => id.includes(`/${prefix}`))
}

function library(...names: string[]): Test {
  return id => names.some(name => id.includes(`/node_modules/${name && `${name}/`}`))
}

function anyOf(...tests: Test[]): Test {
  return id => tests.some(test => test(id))
}

function without(test: Test, exception: Test): Test {
  return id => test(id) && !exception(id)
}
