import type { FastifyInstance, FastifyReply } from 'fastify'

import type { Settings } from '../context.ts'
import { framingOrigins, gameHosts } from './origins.ts'
import { REPORTS_PATH } from './reports.ts'
import type { InlineHashes } from './site-page.ts'

const POLICY = 'content-security-policy'

/** Parts of a content security policy, by directive. */
export type Policy = Readonly<Record<string, readonly string[]>>

/** The base of every policy: nothing may load. */
const BASE_POLICY: Policy = {
  'default-src': ["'none'"],
  'base-uri': ["'none'"],
  'object-src': ["'none'"],
  'form-action': ["'self'"]
}

function policyText(policy: Policy): string {
  return Object.entries({ ...BASE_POLICY, ...policy })
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ')
}

/** Policy of the site: its own files, inline code by hash, and games in frames. */
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

/**
 * Policy of a private element's frame: as the site's page, framed by the listed origins only.
 *
 * @param scripts Its import map, as `'sha256-…'`; no other inline code runs.
 */
export function embedPolicy(settings: Settings, scripts: readonly string[]): Policy {
  const framing = framingOrigins(settings)
  return {
    ...sitePolicy(settings, { scripts, styles: [] }),
    'frame-src': [settings.gamesOrigin],
    'frame-ancestors': framing.length > 0 ? framing : ["'none'"]
  }
}

/** Policy of a partner's page: its own styles; scripts, pictures and calls of the site's origin. */
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

/** Policy of the documentation: as a partner's page, with scripts of its own, and examples in frames of its own origin. */
export function docsPolicy(settings: Settings): Policy {
  const { siteOrigin, gamesOrigin } = settings
  return {
    ...partnerPolicy(settings),
    'script-src': ["'self'", siteOrigin],
    'font-src': ["'self'", siteOrigin],
    'connect-src': ["'self'", siteOrigin],
    'frame-src': ["'self'", siteOrigin, gamesOrigin],
    'frame-ancestors': ["'self'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['bnw']
  }
}

/** The pages of the games' origin load and call their own origin alone. */
const GAMES_ORIGIN: Policy = {
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'"],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'form-action': ["'none'"],
  'require-trusted-types-for': ["'script'"]
}

/** Policy of a game: framed by the site and the listed origins. */
function gamesPolicy(settings: Settings): Policy {
  return { ...GAMES_ORIGIN, 'frame-ancestors': gameHosts(settings) }
}

/** Policy of the payment page: no page may frame it, which prevents clickjacking. */
export const paymentPolicy: Policy = { ...GAMES_ORIGIN, 'frame-ancestors': ["'none'"] }

/** Policy of responses that are no pages, such as JSON. */
const NO_PAGE_POLICY = policyText({ 'frame-ancestors': ["'none'"] })

const YEAR = 365 * 24 * 3_600

export interface HeaderOptions {
  policy(): Policy
  referrer: 'strict-origin-when-cross-origin' | 'no-referrer'
  /** Value of `cross-origin-resource-policy`. */
  resources: 'same-origin' | 'cross-origin'
  /** Allowed browser features, such as `fullscreen=(self)`. */
  permissions(): string
}

/** Headers of the games' origin. */
export function gamesHeaders(settings: Settings): HeaderOptions {
  return {
    policy: () => gamesPolicy(settings),
    referrer: 'no-referrer',
    resources: 'same-origin',
    permissions: () => 'fullscreen=(self), autoplay=(self)'
  }
}

/** Replaces the policy of a response. */
export function setPolicy(reply: FastifyReply, policy: Policy): void {
  reply.header(POLICY, policyText(policy))
}

const DISABLED_FEATURES = [
  'camera',
  'display-capture',
  'geolocation',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb'
]

/** The value of `permissions-policy`. @param allowed Features such as `fullscreen=(self)`. */
export function permissionsText(allowed: string): string {
  return [...DISABLED_FEATURES.map(feature => `${feature}=()`), allowed].join(', ')
}

/** Sets the security headers of every response, errors included. Routes may override them. */
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
      [POLICY]: policyText(options.policy()),
      'permissions-policy': permissionsText(options.permissions())
    }
    reply.headers(fixed).headers(rest)
  })
  // Only pages need the full policy. A 304 may revalidate a page: its headers replace the cached ones.
  app.addHook('onSend', async (_request, reply) => {
    const isPage = String(reply.getHeader('content-type') ?? '').startsWith('text/html')
    if (isPage || reply.statusCode === 304 || reply.getHeader(POLICY) !== rest?.[POLICY]) return
    reply.header(POLICY, NO_PAGE_POLICY)
  })
}
