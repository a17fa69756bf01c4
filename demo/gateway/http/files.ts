import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'

import serveStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/** A name with a hash of its content, such as `lobby-Bx3kQ9_a.js`. */
const HASHED = /-(?=[\w-]*[A-Z\d])[\w-]{8}\.\w+(\.br|\.gz)?$/

/** Pages have routes, which complete them. Another spelling of their address, such as `//`, must not send them as built. */
const PAGE = /(\/|\.html(\.br|\.gz)?)$/i

const IMMUTABLE = 'public, max-age=31536000, immutable'
const SHORT = 'public, max-age=300'

/** How long a file may be cached. */
export function cacheControlOf(path: string): string {
  return HASHED.test(path) ? IMMUTABLE : SHORT
}

/** Serves a built folder but its pages, with its compressed files where the browser accepts them. */
export async function serveFolder(app: FastifyInstance, folder: string): Promise<void> {
  if (!existsSync(folder)) await mkdir(folder, { recursive: true })
  await app.register(serveStatic, {
    root: folder,
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'ignore',
    allowedPath: path => !PAGE.test(path),
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
