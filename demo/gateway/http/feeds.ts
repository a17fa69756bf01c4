import type { FastifyInstance } from 'fastify'

import type { Faults } from '../context.ts'
import { forStatus } from './errors.ts'

export interface Picture {
  /** Content type. */
  type: 'image/svg+xml' | 'image/webp'
  body: string | Buffer
}

export interface FeedDependencies {
  faults: Faults
  publicPem: string
  /** Files under `/datas/`, by name. */
  datas: Readonly<Record<string, unknown>>
  licences: unknown
  /** The picture of a path, if there is one. */
  coverFor(path: string): Promise<Picture | undefined>
}

/** Registers the plain GET routes. */
export function registerFeeds(app: FastifyInstance, deps: FeedDependencies): void {
  registerData(app, deps)
  registerPictures(app, deps)

  for (const folder of ['/widgets', '/widgets/light'])
    app.get(`${folder}/public-key.pem`, async (_request, reply) => {
      return reply
        .type('application/x-pem-file')
        .headers({ 'cache-control': 'public, max-age=300', 'cross-origin-resource-policy': 'cross-origin' })
        .send(deps.publicPem)
    })
}

function registerData(app: FastifyInstance, { faults, licences, ...deps }: FeedDependencies): void {
  const datas = new Map(Object.entries(deps.datas))
  app.get('/v1/check-maintenance', async (_request, reply) => {
    return reply.header('cache-control', 'no-store').send({ status: !faults.maintenance })
  })
  app.get('/v1/licenses', async (_request, reply) => {
    return reply.header('cache-control', 'public, max-age=300').send(licences)
  })

  app.get<{ Params: { name: string } }>('/datas/:name', async (request, reply) => {
    const file = datas.get(request.params.name) ?? datas.get(request.params.name.replace(/\.json$/, ''))
    if (file === undefined) return reply.code(404).send(forStatus(404))
    return reply.header('cache-control', 'public, max-age=60').send(file)
  })
}

function registerPictures(app: FastifyInstance, { coverFor }: FeedDependencies): void {
  app.get('/images/*', async (request, reply) => {
    // Also of a missing one: a page with a Cross-Origin-Embedder-Policy would report a violation in place of the 404.
    reply.header('cross-origin-resource-policy', 'cross-origin')
    const [path = ''] = request.url.split('?')
    const cover = await coverFor(path)
    if (!cover) return reply.code(404).header('cache-control', 'no-store').send(forStatus(404))
    return reply
      .type(cover.type)
      .headers({
        'cache-control': 'public, max-age=31536000, immutable',
        // An SVG opened on its own is a document: it may load and run nothing.
        'content-security-policy': "default-src 'none'; sandbox"
      })
      .send(cover.body)
  })
}
