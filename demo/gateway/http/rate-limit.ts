import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import type { Settings } from '../context.ts'
import { audit } from './audit.ts'
import { isLoopback, networkOf } from '../session/caller-address.ts'

/** More requests from one address are not made by a person. */
const MAX_REQUESTS_PER_MINUTE = 3_000

/** Answers 429 to an address with too many requests. In the sandbox every caller has the same loopback address. */
export async function limitRequests(
  app: FastifyInstance,
  { sandbox }: Pick<Settings, 'sandbox'>
): Promise<void> {
  const isFirst = firstOfMinute()
  await app.register(rateLimit, {
    max: MAX_REQUESTS_PER_MINUTE,
    timeWindow: 60_000,
    cache: 10_000,
    keyGenerator: request => networkOf(request.ip),
    allowList: request => sandbox && isLoopback(request.ip),
    onExceeded: (request, network: string) => {
      if (isFirst(network)) audit(request, { event: 'limit', code: 429 })
    },
    addHeaders: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false }
  })
}

const MAX_LOGGED_PER_MINUTE = 1_000

/** Returns whether a network is over the limit for the first time in this minute: a flood must not fill the log. */
export function firstOfMinute(): (network: string) => boolean {
  const logged = new Set<string>()
  let minute = 0
  return network => {
    const current = Math.floor(Date.now() / 60_000)
    if (current !== minute) logged.clear()
    minute = current
    if (logged.has(network) || logged.size >= MAX_LOGGED_PER_MINUTE) return false
    logged.add(network)
    return true
  }
}

/** Sets the answer to requests that no route answers; they count in the limit as all others do. */
export function answerUnknown(
  app: FastifyInstance,
  answer: (request: FastifyRequest, reply: FastifyReply) => FastifyReply
): void {
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, answer)
}
