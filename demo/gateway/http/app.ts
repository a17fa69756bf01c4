import Fastify, { LogController, type FastifyInstance } from 'fastify'
import { maxHeaderSize } from 'node:http'
import type { Socket } from 'node:net'

import { ignoreExpectations, limitConnections, limitPipelining, requireOneHost } from './connections.ts'
import { handleErrors } from './errors.ts'

const SECOND = 1_000
const KILOBYTE = 1_024

const MAX_CONNECTIONS = 2_000
/** A browser opens six. Many people may share an address, but none may use up all connections. */
const MAX_CONNECTIONS_PER_ADDRESS = 200
const MAX_PIPELINED = 20

/** Stands for an address that cannot be decoded, such as `/%ff`: nothing is there. */
const NO_PATH = '/undecodable'

export interface AppOptions {
  logLevel: string
  /**
   * Trusted proxies: addresses, ranges or `loopback`, `linklocal`, `uniquelocal`. Only they may set
   * `x-forwarded-for`.
   */
  trustProxy?: readonly string[]
}

/**
 * Creates a server with limits on size, time, connections and prototypes.
 *
 * Headers have to arrive within 10 s. After them a connection may be silent for 70 s, longer than the slowest call that
 * moves money.
 */
export function createApp({ logLevel, trustProxy = [] }: AppOptions): FastifyInstance {
  const app = Fastify({
    logger: { level: logLevel },
    // URLs contain tokens of games, so requests are not logged.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustProxy.length > 0 ? [...trustProxy] : false,
    bodyLimit: 64 * KILOBYTE,
    requestTimeout: 10 * SECOND,
    connectionTimeout: 70 * SECOND,
    keepAliveTimeout: 20 * SECOND,
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    forceCloseConnections: true,
    // Otherwise Node looks for requests that took too long every 30 s only.
    // A missing host is refused by `requireOneHost()`, with our headers.
    http: { connectionsCheckingInterval: 5 * SECOND, requireHostHeader: false },
    // Fastify would answer both without our headers and limits.
    routerOptions: { maxParamLength: maxHeaderSize },
    rewriteUrl: ({ url = '/' }) => (isDecodable(url) ? url : NO_PATH),
    clientErrorHandler: (error, socket) => refuseInvalidHttp(error, socket)
  })
  app.server.headersTimeout = 10 * SECOND
  app.server.maxConnections = MAX_CONNECTIONS
  // All connections of a trusted proxy have its address.
  if (trustProxy.length === 0) limitConnections(app.server, MAX_CONNECTIONS_PER_ADDRESS)
  limitPipelining(app, MAX_PIPELINED)
  requireOneHost(app)
  ignoreExpectations(app)
  app.removeContentTypeParser(['text/plain'])
  handleErrors(app)
  return app
}

function isDecodable(url: string): boolean {
  const [path = ''] = url.split('?')
  try {
    return decodeURIComponent(path) !== ''
  } catch {
    return false
  }
}

/** Answers invalid HTTP with a status only, and closes: a client that never closes its end would occupy a connection. */
function refuseInvalidHttp(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const status = error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? '408 Request Timeout' : '400 Bad Request'
  socket.end(
    `HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\nCache-Control: no-store\r\n` +
      `X-Content-Type-Options: nosniff\r\n\r\n`,
    () => socket.destroy()
  )
}
