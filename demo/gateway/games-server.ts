import type { FastifyInstance } from 'fastify'

import { registerPayments } from './cashier/payment/routes.ts'
import type { GamesDependencies } from './context.ts'
import { registerGames } from './games/routes.ts'
import { createApp, type AppOptions } from './http/app.ts'
import { forStatus } from './http/errors.ts'
import { gamesPolicy, setHeaders } from './http/headers.ts'
import { answerUnknown, limitRequests } from './http/rate-limit.ts'

/** Creates the server of the games' origin: games and payment pages. */
export async function createGames(
  deps: Omit<GamesDependencies, 'log'>,
  options: AppOptions
): Promise<FastifyInstance> {
  const app = createApp(options)
  setHeaders(app, {
    policy: () => gamesPolicy(deps.settings),
    referrer: 'no-referrer',
    resources: 'same-origin',
    permissions: () => 'fullscreen=(self), autoplay=(self)'
  })
  await limitRequests(app, deps.settings)
  answerUnknown(app, (_request, reply) => reply.code(404).send(forStatus(404)))
  await registerGames(app, { ...deps, log: app.log })
  await registerPayments(app, { ...deps, log: app.log })
  return app
}
