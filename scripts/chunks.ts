/** Which modules share a chunk. A group by folder that names a moved one matches nothing; the size limits show it. */
import type { Rolldown } from 'vite'

const framework = {
  name: 'framework',
  test: /vite.preload-helper|node_modules\/(react|react-dom|scheduler|preact|@r2wc|@nanostores|nanostores|@lit)\//,
  priority: 4
}

/**
 * What sends calls and checks replies, with all packages that it needs. The page of a visitor's login makes no call before the
 * player types.
 */
const gateway =
  /node_modules\/(superstruct|ofetch|ufo|destr)\/|core\/src\/(contract\/(shapes|schema|reply|unfit|call)|gateway\/(client|transport|envelope|request|in-flight|long-integers)|lib\/clock)/

const core = /packages\/core\/|widgets\/src\/(kit|tokens)\/|node_modules\//

/**
 * Chunks that several elements share. Only code that elements load at once is grouped (`$initial`); what loads later
 * keeps Rolldown's own chunks. Few groups: each chunk is a request. An element loads whole groups, so nearly all elements
 * that load one need all of it.
 */
export const elementChunks: Rolldown.CodeSplittingOptions = {
  groups: [
    { ...framework, priority: 5 },
    {
      name: 'core',
      test: id => core.test(id) && !gateway.test(id),
      tags: ['$initial'],
      minShareCount: 24,
      priority: 4
    },
    { name: 'gateway', test: gateway, tags: ['$initial'], minShareCount: 2, priority: 3 },
    {
      name: 'ui',
      test: /widgets\/src\/(kit\/(lazily|use-a)|ui\/(icon|skeleton|button|field|problem|load-error))|core\/src\/((game|cashier)\/events|lib\/(range|remote|money|page-events|turkish))/,
      tags: ['$initial'],
      minShareCount: 2,
      priority: 2
    },
    {
      name: 'games',
      test: /core\/src\/(lobby|favourites|game|lib\/follow-saved|contract\/(casino|livecasino|user-favourites))|widgets\/src\/(tile|lobby|ui\/(cover|picture|heart|chips))/,
      tags: ['$initial'],
      minShareCount: 2,
      priority: 1
    },
    {
      name: 'forms',
      test: /widgets\/src\/ui\/(password-field|card|light|avatar)|core\/src\/(session\/(words|login)|lib\/submit)/,
      tags: ['$initial'],
      minShareCount: 2,
      priority: 1
    },
    {
      name: 'account',
      test: /widgets\/src\/(account\/|ui\/(?!menu|board|rail|arrow-keys|code|motion))|core\/src\/(account|contract\/user|rules|lib\/(validators|(copy|form)-words|typed-text|day|istanbul|secure-page))|node_modules\/dayjs\//,
      tags: ['$initial'],
      minShareCount: 2,
      priority: 0
    },
    {
      name: 'motion',
      test: /widgets\/src\/(kit\/use-(seen|motion|list)|ui\/motion)|core\/src\/lib\/poll/,
      tags: ['$initial'],
      minShareCount: 2,
      priority: 0
    },
    {
      name: 'menu',
      test: /widgets\/src\/ui\/(menu|arrow-keys)|core\/src\/language\/languages/,
      tags: ['$initial'],
      minShareCount: 2,
      priority: 0
    }
  ]
}

const sharedWithFrame =
  /host-site\/src\/(?!pages\/)|core\/src\/(maintenance|language|theme|lobby\/(types|query|search-key)|contract\/(auth|maintenance|static-files))|ui\/icons\/search/

/** The site: its entry, then what its pages share. */
export const siteChunks: Rolldown.CodeSplittingOptions = {
  groups: [
    { name: 'site', tags: ['$initial' as const], priority: 2 },
    { ...framework, priority: 1 },
    // What the frame of the site and its pages share, and what most pages share: the first page is few requests.
    { name: 'frame', test: sharedWithFrame, minShareCount: 2, priority: 1 },
    { name: 'ui', test: /packages\/(core|widgets)\/src/, minShareCount: 5, priority: 0 },
    // Those of fewer pages: an icon is smaller than its hash in the page.
    { name: 'icons', test: /ui\/icons\//, minShareCount: 2, priority: 0 }
  ]
}
