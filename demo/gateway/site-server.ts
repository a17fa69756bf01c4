import { join } from 'node:path'

import compress from '@fastify/compress'
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import { createApp, type AppOptions } from './http/app.ts'
import { allowOrigins } from './http/cors.ts'
import { registerEndpoint, type World } from './http/endpoint.ts'
import { forStatus } from './http/errors.ts'
import { registerFeeds, type FeedDependencies } from './http/feeds.ts'
import { serveFolder } from './http/files.ts'
import { setHeaders, sitePolicy } from './http/headers.ts'
import { registerReports } from './http/reports.ts'
import { readSitePage, type SitePage } from './http/site-page.ts'
import { isSiteRoute } from './http/site-routes.ts'
import { registerSandbox, type SandboxDependencies } from './sandbox/routes.ts'
import { isLoopback } from './session/caller-address.ts'

export interface SiteOptions {
  world: World
  feeds: FeedDependencies
  sandbox: SandboxDependencies
  distDir: string
  app: AppOptions
}

/** The first origin: site, gateway and elements. */
export async function createSite(options: SiteOptions): Promise<FastifyInstance> {
  const { world, feeds, sandbox, distDir } = options
  const app = createApp(options.app)
  const page = readSitePage(join(distDir, 'site', 'index.html'), world.settings)
  setHeaders(app, {
    policy: () => sitePolicy(world.settings, page?.hashes ?? { scripts: [], styles: [] }),
    referrer: 'strict-origin-when-cross-origin',
    resources: 'same-origin',
    permissions: () =>
      `fullscreen=(self "${world.settings.gamesOrigin}"), autoplay=(self "${world.settings.gamesOrigin}")`
  })
  // Replies; files lie there compressed.
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] })
  openWidgets(app)
  await limitRequests(app, world)
  await allowOrigins(app, world.settings)
  registerEndpoint(app, world)
  registerFeeds(app, feeds)
  registerReports(app)
  if (world.settings.sandbox) await registerSandbox(app, sandbox)
  app.get('/', (request, reply) => sendPage(request, reply, page))
  app.get('/index.html', (_request, reply) => reply.redirect('/', 308))
  await serveFolder(app, join(distDir, 'site'))
  app.setNotFoundHandler((request, reply) => answerNotFound(request, reply, page))
  return app
}

/** Pages of any origin may load the elements. */
function openWidgets(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.url.startsWith('/widgets/')) reply.header('cross-origin-resource-policy', 'cross-origin')
  })
}

/** So many requests from one address within a minute are no person. */
const MOST_A_MINUTE = 3_000

async function limitRequests(app: FastifyInstance, { settings }: World): Promise<void> {
  await app.register(rateLimit, {
    max: MOST_A_MINUTE,
    timeWindow: 60_000,
    cache: 10_000,
    allowList: request => settings.sandbox && isLoopback(request.ip),
    addHeaders: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false }
  })
}

/** The site answers its own routes and shows its not-found page for the rest; a file that is missing is just missing. */
function answerNotFound(
  request: FastifyRequest,
  reply: FastifyReply,
  page: SitePage | undefined
): FastifyReply {
  const [path = ''] = request.url.split('?')
  const isRoute = isSiteRoute(path)
  const isPage = (request.method === 'GET' || request.method === 'HEAD') && (isRoute || !isFile(path))
  if (!isPage) return reply.code(404).send(forStatus(404))
  return sendPage(request, reply.code(isRoute ? 200 : 404), page)
}

function sendPage(request: FastifyRequest, reply: FastifyReply, page: SitePage | undefined): FastifyReply {
  if (!page) return reply.code(404).send(forStatus(404))
  reply.headers({ 'cache-control': 'no-cache', etag: page.etag })
  if (reply.statusCode === 200 && request.headers['if-none-match'] === page.etag)
    return reply.code(304).send()
  return reply.header('link', page.preloads).type('text/html; charset=utf-8').send(page.html)
}

function isFile(path: string): boolean {
  return (
    /\.[a-z\d]{1,8}$/i.test(path) || /^\/(endpoint|v1|datas|images|widgets|sandbox|reports)(\/|$)/.test(path)
  )
}
