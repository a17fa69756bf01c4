import { GameRefusal, REFUSALS } from '@bnw/games/protocol/refusals'
import type { FastifyReply } from 'fastify'

import type { GamesDependencies } from '../context.ts'
import { errorInfo } from '../error-info.ts'
import { audit } from '../http/audit.ts'

/** Sends the code of a refusal. Requests that the framework rejects are malformed; other errors reveal nothing. */
export function answerError(error: unknown, reply: FastifyReply, { log }: GamesDependencies): FastifyReply {
  if (error instanceof GameRefusal) return refuse(error, reply)
  // Errors of Fastify carry a status.
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500
  // The body for a failure of the server: the page offers to try again.
  if (status === 429) return reply.code(429).send({ error: { code: 'server' } })
  if (status < 500) return refuse(new GameRefusal('malformed'), reply)
  log.error(errorInfo(error), 'A game failed')
  return reply.code(500).send({ error: { code: 'server' } })
}

function refuse({ code }: GameRefusal, reply: FastifyReply): FastifyReply {
  if (code === 'launch-ended') audit(reply.request, { event: 'game', code: REFUSALS[code] })
  return reply.code(REFUSALS[code]).send({ error: { code } })
}
