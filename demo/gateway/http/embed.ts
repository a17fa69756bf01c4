import type { FastifyInstance } from 'fastify'

import type { Settings } from '../context.ts'
import type { EmbedPages } from './embed-page.ts'
import { forStatus } from './errors.ts'
import { embedPolicy, permissionsText, setPolicy } from './headers.ts'
import { originKind } from './origins.ts'

/** Seconds for which a page may rely on its kind. */
const POLICY_MAX_AGE = 300

/** Registers what private elements on the pages of partners need (EMB-10). */
export function registerEmbed(app: FastifyInstance, pages: EmbedPages, settings: Settings): void {
  // Whether the page that asks may run private elements directly. `Vary: Origin` comes with the CORS headers.
  app.get('/embed/policy.json', async (request, reply) => {
    const kind = originKind(request.headers.origin, settings)
    return reply
      .header('cache-control', `public, max-age=${POLICY_MAX_AGE}`)
      .send({ inline: kind === 'site' || kind === 'inline' })
  })

  app.get<{ Params: { element: string } }>('/embed/:element', async (request, reply) => {
    // Not cached: an origin that is no longer listed must not frame it any more.
    reply.header('cache-control', 'no-store')
    const page = pages(request.params.element, settings)
    if (page === undefined) return reply.code(404).send(forStatus(404))
    setPolicy(reply, embedPolicy(settings, page.scripts))
    // A page with this policy shows only frames that have it. The frames of games would need it too, and are not ours.
    if (request.params.element !== 'game') reply.header('cross-origin-embedder-policy', 'require-corp')
    return reply
      .headers({
        'cross-origin-resource-policy': 'cross-origin',
        'permissions-policy': permissionsText(embedPermissions(settings))
      })
      .type('text/html; charset=utf-8')
      .send(page.html)
  })
}

/** Games may use the whole screen; passkeys are not used. */
function embedPermissions({ gamesOrigin }: Settings): string {
  const games = `(self "${gamesOrigin}")`
  const none = ['publickey-credentials-create', 'publickey-credentials-get'].map(feature => `${feature}=()`)
  return [`fullscreen=${games}`, `autoplay=${games}`, 'clipboard-write=(self)', ...none].join(', ')
}
