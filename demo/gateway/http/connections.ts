import type { Server } from 'node:http'
import type { Socket } from 'node:net'

/** Closes each further connection of an address that has `max` open ones, so that one address cannot use up all. */
export function limitConnections(server: Server, max: number): void {
  const open = new Map<string, number>()
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress
    const count = open.get(address ?? '') ?? 0
    // Without an address the connection has been closed already.
    if (address === undefined || count >= max) return void socket.destroy()
    open.set(address, count + 1)
    socket.once('close', () => {
      const left = (open.get(address) ?? 0) - 1
      if (left > 0) open.set(address, left)
      else open.delete(address)
    })
  })
}
