import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import type { Settings } from './context.ts'
import { createApp, type AppOptions } from './http/app.ts'
import { forStatus } from './http/errors.ts'
import { serveFolder } from './http/files.ts'
import { docsPolicy, partnerPolicy, setHeaders, setPolicy } from './http/headers.ts'
import { originKind } from './http/origins.ts'
import { readPartnerPages } from './http/partner-pages.ts'
import { answerUnknown, limitRequests } from './http/rate-limit.ts'

/** The folder of the documentation site, and its page for unknown addresses. */
const DOCS = 'docs/'
const NOT_FOUND = `${DOCS}404.html`

type Send = (request: FastifyRequest, reply: FastifyReply) => FastifyReply

/**
 * Creates the server of the partner's origin: pages of a fictional partner and the documentation, which load the elements
 * from the site.
 */
export async function createPartner(
  settings: Settings,
  folder: string,
  options: AppOptions
): Promise<FastifyInstance> {
  const app = createApp(options)
  setHeaders(app, {
    policy: () => partnerPolicy(settings),
    referrer: 'strict-origin-when-cross-origin',
    resources: 'same-origin',
    permissions: () => `fullscreen=(self "${settings.siteOrigin}" "${settings.gamesOrigin}")`
  })
  await limitRequests(app, settings)
  const sends = await servePages(app, settings, folder)
  app.get('/docs', (_request, reply) => reply.redirect(`/${DOCS}`, 308))
  await serveFolder(app, folder)
  answerUnknown(app, (request, reply) => {
    const send = request.url.startsWith(`/${DOCS}`) ? sends.get(NOT_FOUND) : undefined
    return send ? send(request, reply.code(404)) : reply.code(404).send(forStatus(404))
  })
  return app
}

/** Returns by path what sends each page. */
async function servePages(
  app: FastifyInstance,
  settings: Settings,
  folder: string
): Promise<ReadonlyMap<string, Send>> {
  const sends = new Map<string, Send>()
  for (const [name, pageFor] of await readPartnerPages(folder)) {
    const send: Send = (request, reply) => {
      if (name.startsWith(DOCS)) setPolicy(reply, docsPolicy(settings))
      return reply
        .header('cache-control', 'no-cache')
        .type('text/html; charset=utf-8')
        .send(pageFor(settings.siteOrigin, isInline(request, settings)))
    }
    sends.set(name, send)
    app.get(`/${name}`, send)
    if (/(^|\/)index\.html$/.test(name)) app.get(`/${name.replace('index.html', '')}`, send)
  }
  return sends
}

/** The sandbox's server has two origins; the one at 127.0.0.1 is on the inline list. */
function isInline({ protocol, host }: FastifyRequest, settings: Settings): boolean {
  return originKind(`${protocol}://${host}`, settings) === 'inline'
}
