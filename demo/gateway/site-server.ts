import { join } from 'node:path'

import compress from '@fastify/compress'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import { registerConfirmEmail } from './accounts/confirm-email.ts'
import { createApp, type AppOptions } from './http/app.ts'
import { allowOrigins } from './http/cors.ts'
import { readEmbedPages } from './http/embed-page.ts'
import { registerEmbed } from './http/embed.ts'
import { registerEndpoint, type EndpointDependencies } from './http/endpoint.ts'
import { forStatus } from './http/errors.ts'
import { registerFeeds, type FeedDependencies } from './http/feeds.ts'
import { serveFolder } from './http/files.ts'
import { setHeaders, sitePolicy } from './http/headers.ts'
import { answerUnknown, limitRequests } from './http/rate-limit.ts'
import { registerReports } from './http/reports.ts'
import { encodingFor, readSitePage, type SitePage } from './http/site-page.ts'
import { isSiteRoute } from './http/site-routes.ts'
import type { SandboxDependencies } from './sandbox/dependencies.ts'
import { registerSandbox } from './sandbox/routes.ts'
import { siteConfiguration } from './sandbox/site-configuration.ts'

export interface SiteOptions {
  dependencies: EndpointDependencies
  feeds: FeedDependencies
  sandbox: SandboxDependencies
  distDir: string
  app: AppOptions
}

/** Creates the server of the site's origin: site, gateway and elements. */
export async function createSite(options: SiteOptions): Promise<FastifyInstance> {
  const { dependencies, feeds, sandbox, distDir } = options
  const { settings } = dependencies
  const app = createApp(options.app)
  const page = readSitePage(join(distDir, 'site', 'index.html'), settings.sandbox ? siteConfiguration : {})
  setHeaders(app, {
    policy: () => sitePolicy(settings, page?.hashes ?? { scripts: [], styles: [] }),
    referrer: 'strict-origin-when-cross-origin',
    resources: 'same-origin',
    permissions: () =>
      `fullscreen=(self "${settings.gamesOrigin}"), autoplay=(self "${settings.gamesOrigin}")`
  })
  // For replies only: the build compresses the files, and the page is compressed once.
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'], globalDecompression: false })
  allowWidgets(app)
  await limitRequests(app, settings)
  await allowOrigins(app, settings)
  registerEndpoint(app, dependencies)
  registerFeeds(app, feeds)
  registerReports(app)
  await registerConfirmEmail(app, dependencies)
  registerEmbed(app, await readEmbedPages(join(distDir, 'site'), page), settings)
  if (settings.sandbox) await registerSandbox(app, sandbox)
  app.get('/', (request, reply) => sendPage(request, reply, page))
  app.get('/index.html', (_request, reply) => reply.redirect('/', 308))
  await serveFolder(app, join(distDir, 'site'))
  answerUnknown(app, (request, reply) => sendPageOr404(request, reply, page))
  return app
}

/** Lets pages of any origin load the elements. */
function allowWidgets(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.url.startsWith('/widgets/')) reply.header('cross-origin-resource-policy', 'cross-origin')
  })
}

/** Sends the page for all routes of the site, with status 404 for unknown ones; a missing file is a plain 404. */
function sendPageOr404(
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
  const encoding = encodingFor(request.headers['accept-encoding'])
  return reply
    .type('text/html; charset=utf-8')
    .header('content-encoding', encoding)
    .send(page.bytes[encoding])
}

function isFile(path: string): boolean {
  return (
    /\.[a-z\d]{1,8}$/i.test(path) ||
    /^\/(endpoint|v1|datas|images|widgets|embed|sandbox|reports)(\/|$)/.test(path)
  )
}
