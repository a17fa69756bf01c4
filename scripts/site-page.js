// @ts-check
/** Completes the built page of the site: its styles, hashes of all scripts, and an early start for the code of the route. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { hashesOf } from './integrity.js'
import { keyOf, keysAtOnce, readManifest } from './manifest.js'

/** @typedef {import('vite').Manifest} Manifest */

const ENTRY = 'index.html'
const FRAME = 'src/render.tsx'

/** The page module of the routes below a first path segment (`pages.ts` of the site). */
const PAGES = {
  '': 'home',
  'about-us': 'about',
  promotions: 'promotions',
  tournaments: 'tournaments',
  slot: 'lobby',
  live: 'lobby',
  login: 'login',
  register: 'register',
  favorites: 'favourites',
  notifications: 'notifications',
  play: 'play'
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
  const scripts = [map, ...framePreloads(manifest), routePreloads(manifest), ''].join('\n    ')
  const page = readFileSync(file, 'utf8')
  // The map must come before the first script that imports something.
  const first = page.indexOf('<script type="module"')
  if (first < 0) throw new Error('The page of the site has no module')
  // Also in the tags themselves, for browsers whose import maps have no hashes.
  const html = (page.slice(0, first) + scripts + page.slice(first)).replace(
    /<(?:script|link)[^>]* (?:src|href)="([^"]+\.js)"/g,
    (start, address) => `${start} integrity="${integrity[address]}"`
  )
  writeFileSync(file, withStyles(site, html))
  // The gateway completes the page further, so it compresses it itself.
  for (const ending of ['.br', '.gz']) rmSync(file + ending, { force: true })
}

/** With the style sheet in the page: requested after it, the sheet would delay the first paint by a round trip. @param {string} site @param {string} html */
function withStyles(site, html) {
  const link = /<link rel="stylesheet"[^>]* href="([^"]+)">/
  const [, address] = link.exec(html) ?? []
  if (!address) throw new Error('The page of the site has no style sheet')
  const styles = readFileSync(join(site, address), 'utf8')
  return html.replace(link, () => `<style>${styles}</style>`)
}

/**
 * The code that renders the site on every route, which the entry imports when it runs. The entry comes first (`low`): it
 * requests the data. @param {Manifest} manifest */
function framePreloads(manifest) {
  const own = new Set(keysAtOnce(manifest, ENTRY))
  const keys = keysAtOnce(manifest, FRAME).filter(key => !own.has(key))
  return keys.map(
    key => `<link rel="modulepreload" crossorigin fetchpriority="low" href="/${manifest[key]?.file}">`
  )
}

/**
 * A script that requests the code of the current route with that of the site: imported by the site's code, it would be
 * requested one round trip later, and the views of its elements one more.
 * @param {Manifest} manifest
 */
function routePreloads(manifest) {
  const files = Object.fromEntries(
    Object.entries(PAGES).map(([segment, page]) => [segment, filesOf(manifest, `src/pages/${page}.tsx`)])
  )
  const english = manifest[keyOf(manifest, 'core/src/language/en.ts')]?.file
  return `<script>
      {
        const files = ${JSON.stringify(files)}[location.pathname.split('/')[1]] ?? []
        if (document.documentElement.lang === 'en') files.push('${english}')
        for (const file of files) {
          const link = { rel: 'modulepreload', href: '/' + file, crossOrigin: '', fetchPriority: 'low' }
          document.head.append(Object.assign(document.createElement('link'), link))
        }
      }
    </script>`
}

/** What a page loads besides the site's own code. @param {Manifest} manifest @param {string} path */
function filesOf(manifest, path) {
  const own = new Set([ENTRY, FRAME].flatMap(key => keysAtOnce(manifest, key)))
  const keys = keysAtOnce(manifest, keyOf(manifest, path)).filter(key => !own.has(key))
  const views = keys.flatMap(key => manifest[key]?.dynamicImports ?? []).filter(key => VIEW.test(key))
  const files = [...keys, ...views.flatMap(key => keysAtOnce(manifest, key))].filter(key => !own.has(key))
  return [...new Set(files)].map(key => manifest[key]?.file)
}
