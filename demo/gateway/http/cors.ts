import cors from '@fastify/cors'
import type { FastifyInstance, FastifyRequest } from 'fastify'

import type { Settings } from '../context.ts'
import { audit } from './audit.ts'
import { forStatus } from './errors.ts'
import { originKind } from './origins.ts'

/** Files that any page may load: elements, pictures and the public key contain no personal data. */
const PUBLIC = /^\/(widgets|images)\//

/** What pages of ordinary partners may read. The calls among it have rules of their own. */
const FOR_PARTNERS = /^\/(endpoint|v1|datas|embed\/policy\.json|sandbox\/(ip|top-wins\.json))(\/|\?|$)/

/** Answers preflights, and refuses changes from origins that are not listed. */
export async function allowOrigins(app: FastifyInstance, settings: Settings): Promise<void> {
  // Preflights are answered before the limit of a route, which counts all other requests.
  const limit = app.rateLimit()
  app.addHook('onRequest', async function (request, reply) {
    if (request.method === 'OPTIONS') await limit.call(this, request, reply)
  })
  await app.register(cors, {
    delegator: (request, callback) => {
      const { origin, 'access-control-request-method': requested } = request.headers
      const isListed = origin !== undefined && mayRead(request, settings)
      callback(null, {
        // A list of one: a plain text would be sent to every origin.
        origin: PUBLIC.test(request.url) ? '*' : isListed ? [origin] : [],
        // `OPTIONS` without the headers of a preflight gets the answer of an unknown address.
        preflight: origin !== undefined && requested !== undefined,
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
    if (!isChange(request) || mayRead(request, settings)) return
    audit(request, { event: 'origin', code: 403 })
    return reply.code(403).send(forStatus(403))
  })
}

function isChange({ method }: FastifyRequest): boolean {
  return method !== 'GET' && method !== 'HEAD' && method !== 'OPTIONS'
}

/** Whether the page that sent a request, if any, may read the reply. */
function mayRead({ headers, url }: FastifyRequest, settings: Settings): boolean {
  const kind = originKind(headers.origin, settings)
  return kind === 'partner' ? FOR_PARTNERS.test(url) : kind !== 'unlisted'
}
