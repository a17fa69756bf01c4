// @ts-check
/**
 * What the page of the site brings with it, so that it is drawn from one reply and the rest is asked for at once: its
 * style sheet, and the addresses of the code that each of its own addresses needs. No server has to know anything of it.
 */
import { withImports } from './build-chunks.js'
import { startPage } from './page-start.js'

/** @typedef {import('vite').Rolldown.OutputChunk} OutputChunk */
/** @typedef {import('vite').Rolldown.OutputBundle} OutputBundle */

/**
 * What the pages of addresses load one after the other, by the first part of the address: the module in
 * packages/host-site/src/pages, then what is imported by it as it is first drawn. The ones that visitors come to.
 */
const PAGES = {
  '': ['home'],
  slot: ['lobby'],
  live: ['lobby'],
  promotions: ['promotions', 'view'],
  tournaments: ['tournaments', 'view'],
  'about-us': ['about', 'view', 'sanitise'],
  login: ['login'],
  register: ['register'],
  play: ['play'],
  profile: ['profile']
}

/** What they ask the gateway first: exactly what the stores of the core would ask, or it would be asked twice. */
const CALLS = {
  '': [banners('sol', 1), banners('sag')],
  slot: [
    call('casino', 'category_list', { limit: 100, offset: 0 }),
    call('casino', 'provider_list', { limit: 100, offset: 0 }),
    call('casino', 'games_list', { limit: 48, offset: 0 }, 4)
  ],
  live: [
    call('livecasino', 'category_list', { limit: 150, offset: 0 }),
    call('livecasino', 'provider_list', { limit: 150, offset: 0 }),
    call('livecasino', 'game_table_list', { limit: 48, offset: 0 }, 4)
  ],
  promotions: [call('cmscontroller', 'getPromotions', { SiteType: 'desktop' }, 2)],
  tournaments: [call('cmscontroller', 'getTournaments', { SiteType: 'desktop', limit: 50, offset: 0 })],
  'about-us': [call('cmscontroller', 'getInformation', { InfType: 'SiteInformation' })]
}

/** @param {string} name Its `class`. @param {string} method @param {object} data @param {number} [pictures] Seen at once. */
function call(name, method, data, pictures) {
  return { api: { class: name, method }, data, pictures }
}

/** @param {string} sliderPlace @param {number} [pictures] */
function banners(sliderPlace, pictures) {
  const data = { SiteType: 'desktop', SliderType: 'slot', sliderPlace, siteId: 889 }
  return call('cmscontroller', 'getIcSlider', data, pictures)
}

/** @returns {import('vite').Plugin} */
export function wholePage() {
  return {
    name: 'bnw:whole-page',
    generateBundle: (_options, bundle) => keepSiteApart(bundle),
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) => (bundle ? withPreloads(withStyles(html, bundle), bundle) : html)
    }
  }
}

/** A page of a partner that loaded a part of the site would become the site. */
function keepSiteApart(/** @type {OutputBundle} */ bundle) {
  for (const one of Object.values(bundle)) {
    if (one.type !== 'chunk' || !one.fileName.startsWith('widgets/')) continue
    const ofSite = one.imports.find(file => file.startsWith('assets/'))
    if (ofSite) throw new Error(`${one.fileName} loads ${ofSite}, which is the site`)
  }
}

/** Its addresses start at the root already (`renderBuiltUrl`). */
function withStyles(/** @type {string} */ html, /** @type {OutputBundle} */ bundle) {
  return html.replace(/<link rel="stylesheet"[^>]*href="\/([^"]+)">/, (_link, file) => {
    const sheet = bundle[file]
    if (sheet?.type !== 'asset') throw new Error(`No style sheet ${file}`)
    delete bundle[file]
    return `<style>${sheet.source}</style>`
  })
}

/** @param {string} html @param {OutputBundle} bundle */
function withPreloads(html, bundle) {
  const chunks = Object.values(bundle).filter(one => one.type === 'chunk')
  const SCRIPT = /<script type="module" crossorigin src="([^"]+)"><\/script>/g
  const always = [...html.matchAll(SCRIPT)].flatMap(([, address]) => address ?? [])
  const others = (/** @type {string[]} */ modules) =>
    filesOf(modules, chunks).filter(address => !always.includes(address))
  const files = Object.fromEntries(Object.entries(PAGES).map(([part, modules]) => [part, others(modules)]))
  const main = always.at(-1)
  const base = always.find(address => address.includes('/base-'))
  if (!main || !base) throw new Error('The page starts with no module')
  const plan = { main, base, files, calls: CALLS, english: others(['en']) }
  const preloads = always.map(address => `<link rel="modulepreload" crossorigin href="${address}" />\n    `)
  return html
    .replace(SCRIPT, '')
    .replace('<link', () => `${preloads.join('')}<link`)
    .replace('</head>', () => `  <script>(${startPage})(${JSON.stringify(plan)})</script>\n  </head>`)
}

/** @param {string[]} modules @param {OutputChunk[]} chunks */
function filesOf(modules, chunks) {
  const byFile = new Map(chunks.map(chunk => [chunk.fileName, chunk]))
  /** @type {OutputChunk[]} */
  const found = []
  for (const module of modules) {
    const near = found.length === 0 ? chunks : laterOf(found).map(file => byFile.get(file))
    const chunk = near.find(one => nameOf(one?.facadeModuleId) === module)
    if (!chunk) throw new Error(`Nothing loads ${module} of ${modules.join(', ')}`)
    found.push(...withImports(byFile, chunk.fileName))
  }
  return [...new Set(found)].map(({ fileName }) => `/${fileName}`)
}

function laterOf(/** @type {OutputChunk[]} */ chunks) {
  return chunks.flatMap(({ dynamicImports }) => dynamicImports)
}

/** `view` of `/…/view.tsx?for=content`. */
function nameOf(/** @type {string | null | undefined} */ id) {
  return /([^/]+)\.tsx?(\?|$)/.exec(id ?? '')?.[1]
}
