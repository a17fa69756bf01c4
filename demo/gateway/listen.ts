import { isIP } from 'node:net'

import type { FastifyInstance } from 'fastify'

import { isLoopback } from './session/caller-address.ts'

interface Place {
  host?: string | undefined
  /** 0 lets the system choose. */
  port?: number | undefined
  /** The variable of the port, for the message. */
  variable: string
}

/**
 * Starts a server.
 *
 * @returns The origin where a browser reaches it.
 * @throws {Error} The port is in use.
 */
export async function listen(
  app: FastifyInstance,
  { host = 'localhost', port = 0, variable }: Place
): Promise<string> {
  try {
    await app.listen({ host, port })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error
    throw new Error(`Port ${port} is in use. Stop what uses it, or choose another port with ${variable}.`, {
      cause: error
    })
  }
  const address = app.server.address()
  return originOf(host, typeof address === 'object' ? (address?.port ?? port) : port)
}

/** A server on all addresses, or on this machine's own, is opened as localhost. */
export function originOf(host: string, port: number): string {
  const isLocal = ['0.0.0.0', '::'].includes(host) || (isIP(host) > 0 && isLoopback(host))
  const name = isIP(host) === 6 ? `[${host}]` : host
  return `http://${isLocal ? 'localhost' : name}:${port}`
}
