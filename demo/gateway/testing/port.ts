import type { Server } from 'node:net'

/** The port that a server listens on. */
export function portOf(server: Server): number {
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('The server does not listen on a port')
  return address.port
}
