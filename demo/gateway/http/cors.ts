import cors from '@fastify/cors'
import type { FastifyInstance, FastifyRequest } from 'fastify'

import type { Settings } from '../context.ts'
import { forStatus } from './errors.ts'

/** Files that any page may load: elements, pictures and the key to encrypt with hold nothing about anybody. */
const PUBLIC = /^\/(widgets|images)\//

/** Who may call the gateway from a browser, to the letter (W-l). */
export function originsOf({
  siteOrigin,
  gamesOrigin,
  partnerOrigin,
  allowedOrigins,
  sandbox
}: Settings): string[] {
  const own = [siteOrigin, gamesOrigin, partnerOrigin]
  const twins = sandbox ? own.map(origin => origin.replace('//localhost:', '//127.0.0.1:')) : []
  return [...new Set([...own, ...twins, ...allowedOrigins])]
}

/** Answers the browser's questions about other origins, and turns away those that are on no list. */
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
        // Offers begin and end by the gateway's clock.
        exposedHeaders: ['date'],
        credentials: false,
        maxAge: 600
      })
    }
  })
  app.addHook('onRequest', async (request, reply) => {
    if (isStranger(request, known())) return reply.code(403).send(forStatus(403))
  })
}

function isStranger({ headers, method }: FastifyRequest, origins: readonly string[]): boolean {
  const isChange = method !== 'GET' && method !== 'HEAD' && method !== 'OPTIONS'
  return isChange && headers.origin !== undefined && !origins.includes(headers.origin)
}
