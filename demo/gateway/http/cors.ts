import cors from '@fastify/cors'
import type { FastifyInstance, FastifyRequest } from 'fastify'

import type { Settings } from '../context.ts'
import { forStatus } from './errors.ts'

/** Files that any page may load: elements, pictures and the public key contain no personal data. */
const PUBLIC = /^\/(widgets|images)\//

/** The exact origins that may call the gateway from a browser. */
export function originsOf({
  siteOrigin,
  gamesOrigin,
  partnerOrigin,
  allowedOrigins,
  sandbox
}: Settings): string[] {
  const own = [siteOrigin, gamesOrigin, partnerOrigin]
  const loopback = sandbox ? own.map(origin => origin.replace('//localhost:', '//127.0.0.1:')) : []
  return [...new Set([...own, ...loopback, ...allowedOrigins])]
}

/** Answers preflights, and refuses changes from origins that are not listed. */
export async function allowOrigins(app: FastifyInstance, settings: Settings): Promise<void> {
  let origins: string[] | undefined
  const known = () => (origins ??= originsOf(settings))
  await app.register(cors, {
    delegator: (request, callback) => {
      const isPublic = PUBLIC.test(request.url)
      callback(null, {
        origin: isPublic ? '*' : known(),
        methods: ['GET', 'POST', 'OPTIONS'],
        allowedHeaders: ['content-type', 'panel'],
        // Clients use the gateway's clock for the start and end of offers.
        exposedHeaders: ['date'],
        credentials: false,
        maxAge: 600
      })
    }
  })
  app.addHook('onRequest', async (request, reply) => {
    if (isForeign(request, known())) return reply.code(403).send(forStatus(403))
  })
}

function isForeign({ headers, method }: FastifyRequest, origins: readonly string[]): boolean {
  const isChange = method !== 'GET' && method !== 'HEAD' && method !== 'OPTIONS'
  return isChange && headers.origin !== undefined && !origins.includes(headers.origin)
}
