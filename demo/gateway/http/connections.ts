import type { Server } from 'node:http'
import type { Socket } from 'node:net'

import type { FastifyInstance } from 'fastify'

import { networkOf } from '../session/caller-address.ts'
import { forStatus } from './errors.ts'

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

/**
 * Refuses a request without a `Host` header, which HTTP 1.0 alone allows, or with several: a proxy may have checked another
 * one than Node reads (RFC 9112, 3.2).
 */
export function requireOneHost(app: FastifyInstance): void {
  // After `onRequest`, which sets our headers.
  app.addHook('preParsing', async ({ raw: { rawHeaders, httpVersion } }, reply) => {
    const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host')
    const isMissing = hosts.length === 0 && httpVersion !== '1.0'
    if (isMissing || hosts.length > 1) return reply.code(400).send(forStatus(400))
  })
}

/** Answers what Node would refuse by itself, without our headers: an unknown expectation may be ignored (RFC 9110, 10.1.1). */
export function ignoreExpectations({ server }: FastifyInstance): void {
  server.on('checkExpectation', (request, response) => server.emit('request', request, response))
}

/**
 * Closes a connection on which more than `max` requests arrive together. No browser sends a request before the last one is
 * answered; hundreds that are answered one after another would delay all other callers.
 */
export function limitPipelining(app: FastifyInstance, max: number): void {
  const pipelined = new WeakMap<Socket, number>()
  app.addHook('onRequest', async ({ raw: { socket } }, reply) => {
    const count = (pipelined.get(socket) ?? 0) + 1
    // What has arrived in one piece is read in one turn of the event loop, even if each request is answered in it.
    if (count === 1) setImmediate(() => pipelined.delete(socket))
    pipelined.set(socket, count)
    if (count <= max) return
    reply.hijack()
    socket.destroy()
  })
}
