/** Which modules share a chunk. A group by folder that names a moved one matches nothing; the size limits show it. */
import type { Rolldown } from 'vite'

const framework = {
  name: 'framework',
  test: /vite.preload-helper|node_modules\/(react|react-dom|scheduler|preact|@r2wc|@nanostores|nanostores|@lit)\//,
  priority: 4
}

/**
 * Chunks that several elements share. Only code that elements load at once is grouped (`$initial`); what loads later
 * keeps Rolldown's own chunks. Few groups: each chunk is a request.
 */
export const elementChunks: Rolldown.CodeSplittingOptions = {
  groups: [
    framework,
    {
      name: 'core',
      test: /packages\/core\/|widgets\/src\/(kit|tokens)\/|node_modules\//,
      tags: ['$initial'],
      minShareCount: 24,
      priority: 3
    },
    {
      name: 'ui',
      test: /widgets\/src\/(kit\/|ui\/(icon|button|skeleton|field|problem))|core\/src\/(balance|game\/events|lib\/(safe-url|range|remote|page-events|money|turkish)|routes\/play-path)/,
      tags: ['$initial'],
      minShareCount: 2,
      priority: 2
    },
    {
      name: 'games',
      test: /core\/src\/(lobby|favourites|game|recent|routes|session\/storage|contract\/(casino|livecasino|user-favourites))|widgets\/src\/(tile|lobby|ui\/(cover|picture|rail|heart|chips))/,
      tags: ['$initial'],
      minShareCount: 2,
      priority: 1
    },
    {
      name: 'forms',
      test: /widgets\/src\/ui\/(password-field|card|light|avatar|dialog)|core\/src\/(session\/(words|login)|lib\/submit)/,
      tags: ['$initial'],
      minShareCount: 2,
      priority: 1
    },
    {
      name: 'account',
      test: /widgets\/src\/ui\/|core\/src\/(account|profile|contract\/user|lib\/(validators|form-words|day|secure-page))/,
      tags: ['$initial'],
      minShareCount: 2,
      priority: 0
    }
  ]
}

const sharedWithFrame =
  /host-site\/src\/(?!pages\/)|core\/src\/(maintenance|language|theme|lobby\/(types|query)|contract\/(auth|maintenance|static-files))|ui\/icons\/search/

/** The site: its entry, then what its pages share. */
export const siteChunks: Rolldown.CodeSplittingOptions = {
  groups: [
    { name: 'site', tags: ['$initial' as const], priority: 2 },
    { ...framework, priority: 1 },
    // What the frame of the site and its pages share, and what most pages share: the first page is few requests.
    { name: 'frame', test: sharedWithFrame, minShareCount: 2, priority: 1 },
    { name: 'ui', test: /packages\/(core|widgets)\/src/, minShareCount: 8, priority: 0 }
  ]
}
