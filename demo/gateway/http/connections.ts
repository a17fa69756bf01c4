import type { Server } from 'node:http'
import type { Socket } from 'node:net'

import { networkOf } from '../session/caller-address.ts'

/** Closes each further connection of an address that has `max` open ones, so that one address cannot use up all. */
export function limitConnections(server: Server, max: number): void {
  const open = new Map<string, number>()
  server.on('connection', (socket: Socket) => {
    // Without an address the connection has been closed already.
    if (socket.remoteAddress === undefined) return void socket.destroy()
    const network = networkOf(socket.remoteAddress)
    const count = open.get(network) ?? 0
    if (count >= max) return void socket.destroy()
    open.set(network, count + 1)
    socket.once('close', () => {
      const left = (open.get(network) ?? 0) - 1
      if (left > 0) open.set(network, left)
      else open.delete(network)
    })
  })
}
