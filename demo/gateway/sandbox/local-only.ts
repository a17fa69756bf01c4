import { isIP } from 'node:net'

import type { FastifyInstance, FastifyRequest } from 'fastify'

import type { Settings } from '../context.ts'
import { forStatus } from '../http/errors.ts'
import { originKind } from '../http/origins.ts'
import { isLoopback } from '../session/caller-address.ts'

/**
 * Refuses an address to listen on that other machines reach.
 *
 * @throws {Error}
 */
export function assertLocalHost(host = 'localhost'): void {
  if (host === 'localhost' || (isIP(host) > 0 && isLoopback(host))) return
  throw new Error(
    `SANDBOX=1 accepts published passwords and codes, so HOST must be localhost, 127.0.0.1 or ::1; it is ${host}.`
  )
}

/** Stand-ins for services of others, which pages of partners read. */
const PUBLIC = new Set(['/sandbox/ip', '/sandbox/top-wins.json'])

/** Answers 404 to other machines and, but for the stand-ins, to pages of other origins. */
export function serveLocally(sandbox: FastifyInstance, settings: Settings): void {
  sandbox.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const isPublic = PUBLIC.has(request.routeOptions.url ?? '')
    if (!isPublic) reply.removeHeader('access-control-allow-origin')
    if (!isLocal(request) || !(isPublic || isOwnPage(request, settings)))
      return reply.code(404).send(forStatus(404))
  })
}

/** Checks the socket and the host name too: neither a proxy header nor DNS rebinding may open the switches. */
function isLocal({ ip, hostname, socket }: FastifyRequest): boolean {
  return (
    isLoopback(ip) &&
    isLoopback(socket.remoteAddress ?? '') &&
    ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
  )
}

function isOwnPage({ headers }: FastifyRequest, settings: Settings): boolean {
  return ['none', 'site'].includes(originKind(headers.origin, settings))
}
