import type { FastifyInstance } from 'fastify'

import type { Settings } from '../context.ts'
import { REPORTS_PATH } from './reports.ts'
import type { InlineHashes } from './site-page.ts'

const POLICY = 'content-security-policy'

/** Parts of a content security policy, by directive. */
export type Policy = Readonly<Record<string, readonly string[]>>

/** Nothing may load but what a policy adds. */
const CLOSED: Policy = {
  'default-src': ["'none'"],
  'base-uri': ["'none'"],
  'object-src': ["'none'"],
  'form-action': ["'self'"]
}

function write(policy: Policy): string {
  return Object.entries({ ...CLOSED, ...policy })
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ')
}

/** The site: its own files, of inline code only what has these hashes; games in frames of their own origin. */
export function sitePolicy({ gamesOrigin }: Settings, { scripts, styles }: InlineHashes): Policy {
  return {
    'script-src': ["'self'", ...scripts],
    'style-src': ["'self'", ...styles],
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'manifest-src': ["'self'"],
    'frame-src': ["'self'", gamesOrigin],
    'frame-ancestors': ["'self'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['bnw'],
    'report-to': ['csp']
  }
}

/** A page of a partner: everything of ours comes from the site, the page's own style from the page. */
export function partnerPolicy({ siteOrigin, gamesOrigin }: Settings): Policy {
  return {
    'script-src': [siteOrigin],
    'style-src': ["'self'"],
    'img-src': ["'self'", siteOrigin],
    'font-src': [siteOrigin],
    'connect-src': [siteOrigin],
    'frame-src': [siteOrigin, gamesOrigin],
    'frame-ancestors': ["'none'"]
  }
}

/** A game: framed by the site and by partners, talking to nobody but its own origin. */
export function gamesPolicy({ siteOrigin, partnerOrigin }: Settings): Policy {
  return {
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    'img-src': ["'self'", siteOrigin],
    'connect-src': ["'self'"],
    'frame-ancestors': [siteOrigin, partnerOrigin]
  }
}

/** What has nothing to load, such as a reply in JSON. */
const BARE_POLICY = write({ 'frame-ancestors': ["'none'"] })

const YEAR = 365 * 24 * 3_600

export interface HeaderOptions {
  policy(): Policy
  referrer: 'strict-origin-when-cross-origin' | 'no-referrer'
  /** Who may load the files into a page of another origin. */
  resources: 'same-origin' | 'cross-origin'
  /** Features of the browser that stay on, as `fullscreen=(self)`. */
  permissions(): string
}

const SWITCHED_OFF = [
  'camera',
  'display-capture',
  'geolocation',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb'
]

/** Sets the headers of every response, errors included. A route may put a narrower one in place of each. */
export function setHeaders(app: FastifyInstance, options: HeaderOptions): void {
  const fixed = {
    'reporting-endpoints': `csp="${REPORTS_PATH}"`,
    'strict-transport-security': `max-age=${YEAR}; includeSubDomains`,
    'x-content-type-options': 'nosniff',
    'referrer-policy': options.referrer,
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': options.resources
  }
  // The origins are known once the servers listen, which is before the first request.
  let rest: { [POLICY]: string; 'permissions-policy': string } | undefined
  app.addHook('onRequest', async (_request, reply) => {
    rest ??= {
      [POLICY]: write(options.policy()),
      'permissions-policy': [...SWITCHED_OFF.map(feature => `${feature}=()`), options.permissions()].join(
        ', '
      )
    }
    reply.headers(fixed).headers(rest)
  })
  // What is no page loads nothing, and needs no long list of what it may load. A 304 may be of a page: its headers take
  // the place of those that were kept.
  app.addHook('onSend', async (_request, reply) => {
    const isPage = String(reply.getHeader('content-type') ?? '').startsWith('text/html')
    if (isPage || reply.statusCode === 304 || reply.getHeader(POLICY) !== rest?.[POLICY]) return
    reply.header(POLICY, BARE_POLICY)
  })
}
