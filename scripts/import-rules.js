// @ts-check
/**
 * Who may import whom, as data. docs/architecture.md explains the table; scripts/check-imports.js holds the code to it.
 *
 * A zone is a part of the project that shares one set of rules: the first whose `files` match is the file's own.
 * `may` names the zones whose files it may import besides those of its own folder, and `libraries` the packages.
 */

/**
 * @typedef {object} Zone
 * @property {string} name
 * @property {RegExp} files
 * @property {readonly string[]} may
 * @property {readonly string[]} libraries
 * @property {boolean} [apart] Its folders do not know each other: a widget shares through `ui`, or uses the tag.
 */

const BELOW_FEATURES = ['core', 'core/contract', 'core/gateway', 'core/lib', 'core/session', 'core/words']
const DRAWING = ['@bnw/core', '@nanostores/react', 'nanostores', 'react', 'react-dom']

/** @type {readonly Zone[]} */
export const zones = [
  // What the package gives out, and what begins it: both know every part.
  {
    name: 'core/index',
    files: /^packages\/core\/src\/(index|start)\.ts$/,
    may: ['core', 'core/*'],
    libraries: ['nanostores']
  },
  {
    name: 'core/testing',
    files: /^packages\/core\/src\/testing\//,
    may: ['core', 'core/*'],
    libraries: ['nanostores', 'superstruct', 'vitest']
  },
  { name: 'core/contract', files: /^packages\/core\/src\/contract\//, may: [], libraries: ['superstruct'] },
  {
    name: 'core/words',
    files: /^packages\/core\/src\/(.+\/words(\.en)?|.*\/[a-z-]+-words(\.en)?)\.ts$/,
    may: ['core/contract', 'core/words'],
    libraries: ['@lit/localize']
  },
  {
    name: 'core/lib',
    files: /^packages\/core\/src\/lib\//,
    may: ['core', 'core/words'],
    libraries: ['dayjs', 'nanostores', 'superstruct']
  },
  {
    name: 'core/gateway',
    files: /^packages\/core\/src\/gateway\//,
    may: ['core', 'core/contract', 'core/lib', 'core/words'],
    libraries: ['jsencrypt', 'nanostores', 'ofetch', 'superstruct']
  },
  {
    name: 'core/session',
    files: /^packages\/core\/src\/(session|routes)\//,
    may: BELOW_FEATURES,
    libraries: ['nanostores', 'superstruct']
  },
  // Features import each other to listen only; that there is no cycle is checked beside this table.
  {
    name: 'core/features',
    files: /^packages\/core\/src\/[^/]+\//,
    may: [...BELOW_FEATURES, 'core/features'],
    libraries: ['@lit/localize', 'nanostores', 'superstruct']
  },
  {
    name: 'core',
    files: /^packages\/core\/src\//,
    may: ['core/contract', 'core/lib'],
    libraries: ['nanostores']
  },
  {
    name: 'widgets/kit',
    files: /^packages\/widgets\/src\/(kit|theme)\//,
    may: ['widgets/kit'],
    libraries: [...DRAWING, '@r2wc/react-to-web-component']
  },
  {
    name: 'widgets/ui',
    files: /^packages\/widgets\/src\/ui\//,
    may: ['widgets/kit'],
    libraries: [...DRAWING, 'dompurify', 'uqr']
  },
  // The tile of a game with its heart: what lobby, rails, favourites and the play screen share beyond plain parts.
  {
    name: 'widgets/games',
    files: /^packages\/widgets\/src\/games\//,
    may: ['widgets/kit', 'widgets/ui'],
    libraries: DRAWING
  },
  // Forms that move money: what the cashier and the quick deposit share beyond plain parts.
  {
    name: 'widgets/cashier',
    files: /^packages\/widgets\/src\/cashier\/(deposit|methods|payment)\//,
    may: ['widgets/bank-accounts', 'widgets/kit', 'widgets/ui'],
    libraries: DRAWING
  },
  // A bank account as a card and as a form: what bank-accounts and the cashier share.
  {
    name: 'widgets/bank-accounts',
    files: /^packages\/widgets\/src\/bank-accounts\/parts\//,
    may: ['widgets/kit', 'widgets/ui'],
    libraries: DRAWING
  },
  // An offer with a beginning and an end, as a ticket and in groups: what promotions and tournaments share.
  {
    name: 'widgets/offers',
    files: /^packages\/widgets\/src\/offers\//,
    may: ['widgets/kit', 'widgets/ui'],
    libraries: DRAWING
  },
  {
    name: 'widgets/widget',
    files: /^packages\/widgets\/src\/[^/]+\//,
    may: [
      'widgets/kit',
      'widgets/ui',
      'widgets/games',
      'widgets/cashier',
      'widgets/bank-accounts',
      'widgets/offers'
    ],
    libraries: [...DRAWING, 'react-toastify'],
    apart: true
  },
  { name: 'widgets', files: /^packages\/widgets\/src\//, may: ['widgets/*'], libraries: DRAWING },
  {
    name: 'host-site',
    files: /^packages\/host-site\//,
    may: [],
    libraries: [...DRAWING, '@bnw/widgets', '@fontsource-variable/archivo', '@nanostores/router']
  },
  // Part of the build, which vite.config.ts takes from where the games are.
  { name: 'games/build', files: /^demo\/games\/build\.ts$/, may: [], libraries: ['vite'] },
  { name: 'games/protocol', files: /^demo\/games\/protocol\//, may: [], libraries: ['superstruct'] },
  // The rules of the games run on the server and on the page.
  {
    name: 'games/engines',
    files: /^demo\/games\/engines\//,
    may: ['games/protocol'],
    libraries: ['superstruct']
  },
  {
    name: 'games/ui',
    files: /^demo\/games\/ui\//,
    may: ['games/engines', 'games/protocol'],
    libraries: ['superstruct']
  },
  {
    name: 'games/pages',
    files: /^demo\/games\/pages\//,
    may: ['games/engines', 'games/protocol', 'games/ui'],
    libraries: ['superstruct']
  },
  {
    name: 'gateway',
    files: /^demo\/gateway\//,
    may: [],
    libraries: [
      '@bnw/core',
      '@bnw/games',
      '@electric-sql/pglite',
      '@fastify/compress',
      '@fastify/cors',
      '@fastify/rate-limit',
      '@fastify/static',
      'drizzle-kit',
      'drizzle-orm',
      'fastify',
      'pg',
      'sharp',
      'superstruct'
    ]
  },
  { name: 'partner', files: /^demo\/partner\//, may: [], libraries: [] }
]

/** One door per library: replacing one is a change to one place. */
export const doors = /** @type {const} */ ({
  ofetch: /^packages\/core\/src\/gateway\/(client|transport)\.ts$/,
  jsencrypt: /^packages\/core\/src\/gateway\/encryption\.ts$/,
  dayjs: /^packages\/core\/src\/lib\/time\.ts$/,
  '@lit/localize': /^packages\/core\/src\/(locale\/|(.+[/-])?words(\.en)?\.ts$)/,
  '@r2wc/react-to-web-component': /^packages\/widgets\/src\/kit\/define-element\.tsx$/,
  'react-toastify': /^packages\/widgets\/src\/toasts\//,
  dompurify: /^packages\/widgets\/src\/ui\/sanitise\.ts$/,
  sharp: /^demo\/gateway\/covers\/raster\.ts$/,
  uqr: /^packages\/widgets\/src\/ui\/qr\.tsx$/,
  // What arrives from the gateway and what comes back out of storage is checked; nothing else is.
  superstruct:
    /^(packages\/core\/src\/(cashier\/attempt\/mark\.ts$|contract\/|testing\/|gateway\/|lib\/saved-json\.ts$|session\/)|demo\/(games|gateway)\/)/
})

/** What the sandbox gateway may know of core: the contract, and nothing that has a store in it. */
export const entries = /** @type {const} */ ({
  gateway: ['@bnw/core/contract'],
  'host-site': ['@bnw/core'],
  'widgets/widget': ['@bnw/core'],
  'widgets/ui': ['@bnw/core'],
  'widgets/games': ['@bnw/core'],
  'widgets/cashier': ['@bnw/core'],
  'widgets/bank-accounts': ['@bnw/core'],
  'widgets/kit': ['@bnw/core'],
  widgets: ['@bnw/core']
})
