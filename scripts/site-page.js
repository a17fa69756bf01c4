// @ts-check
/** Completes the built page of the site: hashes of all scripts, and an early start for the code of the route. */
import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { hashesOf } from './integrity.js'
import { keyOf, keysAtOnce, readManifest } from './manifest.js'

/** @typedef {import('vite').Manifest} Manifest */

const ENTRY = 'index.html'
const FRAME = 'src/render.tsx'

/** What the routes below a first path segment load: their page (`pages.ts` of the site), and what it needs to show a reply. */
const MODULES = {
  '': ['src/pages/home.tsx'],
  'about-us': ['src/pages/about.tsx', 'widgets/src/ui/sanitise.ts'],
  promotions: ['src/pages/promotions.tsx'],
  tournaments: ['src/pages/tournaments.tsx'],
  slot: ['src/pages/lobby.tsx'],
  live: ['src/pages/lobby.tsx'],
  login: ['src/pages/login.tsx'],
  register: ['src/pages/register.tsx'],
  favorites: ['src/pages/favourites.tsx'],
  notifications: ['src/pages/notifications.tsx'],
  play: ['src/pages/play.tsx']
}

/** The view of an element, which its page imports as soon as it is rendered. */
const VIEW = /\/view\.tsx$/

/** @param {string} site  The folder of index.html, with the manifest of its build. */
export function completePage(site) {
  const file = join(site, 'index.html')
  const hashes = Object.entries(hashesOf(join(site, 'assets'), 'sha256'))
  const integrity = Object.fromEntries(hashes.map(([name, hash]) => [`/assets/${name}`, hash]))
  const manifest = readManifest(join(site, '.vite', 'manifest.json'))
  const map = `<script type="importmap">${JSON.stringify({ integrity })}</script>`
  const scripts = [map, ...framePreloads(site, manifest), routePreloads(manifest), ''].join('\n    ')
  const page = readFileSync(file, 'utf8')
  // The map must come before the first script that imports something.
  const first = page.indexOf('<script type="module"')
  if (first < 0) throw new Error('The page of the site has no module')
  // Also in the tags themselves, for browsers whose import maps have no hashes.
  const html = (page.slice(0, first) + scripts + page.slice(first)).replace(
    /<(?:script|link)[^>]* (?:src|href)="([^"]+\.js)"/g,
    (start, address) => `${start} integrity="${integrity[address]}"`
  )
  writeFileSync(file, html)
  // The gateway completes the page further, so it compresses it itself.
  for (const ending of ['.br', '.gz']) rmSync(file + ending, { force: true })
}

/**
 * The code that renders the site on every route, which the entry imports when it runs. The entry comes first (`low`): it
 * requests the data. The largest file takes longest, so it must not wait until one of HTTP/1's six connections is free.
 * @param {string} site @param {Manifest} manifest
 */
function framePreloads(site, manifest) {
  const own = new Set(keysAtOnce(manifest, ENTRY))
  const keys = keysAtOnce(manifest, FRAME).filter(key => !own.has(key))
  const files = keys.map(key => String(manifest[key]?.file))
  const sizeOf = (/** @type {string} */ file) => statSync(join(site, file)).size
  return files
    .sort((one, other) => sizeOf(other) - sizeOf(one))
    .map(file => `<link rel="modulepreload" crossorigin fetchpriority="low" href="/${file}">`)
}

/**
 * A script that requests code and styles of the current route with the site's own: imported by it, they would be requested
 * one round trip later, and the views of elements one more.
 * @param {Manifest} manifest
 */
function routePreloads(manifest) {
  const files = Object.fromEntries(
    Object.entries(MODULES).map(([segment, modules]) => [segment, filesOf(manifest, modules)])
  )
  const english = manifest[keyOf(manifest, 'core/src/language/en.ts')]?.file
  return `<script>
      {
        const files = { __proto__: null, ...${JSON.stringify(files)} }[location.pathname.split('/')[1]] ?? []
        if (document.documentElement.lang === 'en') files.push('${english}')
        for (const file of files) {
          const kind = file.endsWith('.css')
            ? { rel: 'preload', as: 'style' }
            : { rel: 'modulepreload', fetchPriority: 'low' }
          const link = { ...kind, href: '/' + file, crossOrigin: '' }
          document.head.append(Object.assign(document.createElement('link'), link))
        }
      }
    </script>`
}

/** What modules load besides the site's own code. @param {Manifest} manifest @param {string[]} modules */
function filesOf(manifest, modules) {
  const own = new Set([ENTRY, FRAME].flatMap(key => keysAtOnce(manifest, key)))
  const further = (/** @type {string[]} */ keys) =>
    keys.flatMap(key => keysAtOnce(manifest, key)).filter(key => !own.has(key))
  const keys = further(modules.map(path => keyOf(manifest, path)))
  const views = keys.flatMap(key => manifest[key]?.dynamicImports ?? []).filter(key => VIEW.test(key))
  return [...new Set([...keys, ...further(views)])].flatMap(key => [
    manifest[key]?.file,
    ...(manifest[key]?.css ?? [])
  ])
}
