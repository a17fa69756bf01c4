import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'

import serveStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/** A name with a hash of its content, such as `lobby-Bx3kQ9_a.js`. */
const HASHED = /-(?=[\w-]*[A-Z\d])[\w-]{8}\.\w+(\.br|\.gz)?$/

const IMMUTABLE = 'public, max-age=31536000, immutable'
const REVALIDATED = 'no-cache'
const SHORT = 'public, max-age=300'

/** How long a file may be cached. */
export function cacheControlOf(path: string): string {
  if (HASHED.test(path)) return IMMUTABLE
  return /\.html(\.br|\.gz)?$/.test(path) ? REVALIDATED : SHORT
}

/** Serves a built folder, with its compressed files where the browser accepts them. */
export async function serveFolder(app: FastifyInstance, folder: string): Promise<void> {
  if (!existsSync(folder)) await mkdir(folder, { recursive: true })
  await app.register(serveStatic, {
    root: folder,
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'ignore',
    setHeaders: (response, path) => {
      response.setHeader('cache-control', cacheControlOf(path))
    }
  })
  app.addHook('onSend', async (_request, reply) => {
    if (reply.getHeader('content-type') === undefined || reply.getHeader('etag') === undefined) return
    const vary = reply.getHeader('vary')
    // Otherwise a shared cache would send compressed files to browsers that do not accept them.
    reply.header('vary', vary ? `${String(vary)}, Accept-Encoding` : 'Accept-Encoding')
  })
}
