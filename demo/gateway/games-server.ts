import type { FastifyInstance } from 'fastify'

import { registerPayments } from './cashier/payment/routes.ts'
import type { GamesDependencies, Settings } from './context.ts'
import { registerGames } from './games/routes.ts'
import { createApp, type AppOptions } from './http/app.ts'
import { audit } from './http/audit.ts'
import { forStatus } from './http/errors.ts'
import { gamesHeaders, setHeaders } from './http/headers.ts'
import { isGamesPage } from './http/origins.ts'
import { answerUnknown, limitRequests } from './http/rate-limit.ts'

/** Creates the server of the games' origin: games and payment pages. */
export async function createGames(
  deps: Omit<GamesDependencies, 'log'>,
  options: AppOptions
): Promise<FastifyInstance> {
  const app = createApp(options)
  setHeaders(app, gamesHeaders(deps.settings))
  await limitRequests(app, deps.settings)
  refuseOtherPages(app, deps.settings)
  answerUnknown(app, (_request, reply) => reply.code(404).send(forStatus(404)))
  await registerGames(app, { ...deps, log: app.log })
  await registerPayments(app, { ...deps, log: app.log })
  return app
}

/** The API is for the pages of this server: a page of another origin that got hold of a token must not use it. */
function refuseOtherPages(app: FastifyInstance, settings: Settings): void {
  app.addHook('onRequest', async (request, reply) => {
    // Of the route: an address may spell it otherwise, such as /%61pi/round.
    if (!request.routeOptions.url?.startsWith('/api/') || isGamesPage(request.headers.origin, settings))
      return
    audit(request, { event: 'origin', code: 403 })
    return reply.code(403).header('cache-control', 'no-store').send(forStatus(403))
  })
}
