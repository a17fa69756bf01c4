import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

import { bodyOf } from './player.ts'

/** Fewer than an address may have, so that it is the flood that is measured and not the limit. */
const CONNECTIONS_PER_ADDRESS = 100

/** Number of replies by HTTP status; `none` where the server closed without one. */
export type Statuses = Map<string, number>

/** Opens a connection from one of many addresses of loopback. */
async function open(port: number, index: number): Promise<Socket> {
  const localAddress = `127.0.0.${2 + Math.floor(index / CONNECTIONS_PER_ADDRESS)}`
  const socket = connect({ host: '127.0.0.1', port, localAddress })
  // The server may close it at any moment.
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  return socket
}

/** Reads until the server closes, and counts the replies. */
async function countReplies(socket: Socket, statuses: Statuses): Promise<void> {
  let text = ''
  socket.setEncoding('latin1').on('data', (part: string) => (text += part))
  if (!socket.closed) await new Promise(resolve => socket.once('close', resolve))
  const found = [...text.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status = '']) => status)
  for (const status of found.length > 0 ? found : ['none'])
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
}

/** Connections that send a byte of a header now and then, until the server ends them. */
export async function slowConnections(port: number, count: number): Promise<Statuses> {
  const statuses: Statuses = new Map()
  const drip = async (index: number) => {
    const socket = await open(port, index)
    socket.write('POST /endpoint/v1 HTTP/1.1\r\nHost: localhost\r\nX-Slow: ')
    const timer = setInterval(() => socket.write('x'), 1_000)
    await countReplies(socket, statuses)
    clearInterval(timer)
  }
  await Promise.all(Array.from({ length: count }, (_, index) => drip(index)))
  return statuses
}

function requestOf(port: number, body: string, connection: 'close' | 'keep-alive'): string {
  return (
    `POST /endpoint/v1 HTTP/1.1\r\nHost: localhost:${port}\r\nPanel: frontend\r\nConnection: ${connection}\r\n` +
    `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`
  )
}

/** Sends a body on a connection of its own, `count` times, twenty at once. */
export async function bodies(port: number, count: number, body: string): Promise<Statuses> {
  const statuses: Statuses = new Map()
  const request = requestOf(port, body, 'close')
  let left = count
  const worker = async () => {
    while (left > 0) {
      left -= 1
      const socket = await open(port, left % 1_000)
      socket.write(request)
      await countReplies(socket, statuses)
    }
  }
  await Promise.all(Array.from({ length: 20 }, worker))
  return statuses
}

/** Sends all requests on ten connections without waiting for replies. */
export async function pipelined(port: number, count: number): Promise<Statuses> {
  const statuses: Statuses = new Map()
  const body = bodyOf('maintenance.check_status', {})
  const each = requestOf(port, body, 'keep-alive').repeat(count / 10 - 1) + requestOf(port, body, 'close')
  const send = async (index: number) => {
    const socket = await open(port, index * CONNECTIONS_PER_ADDRESS)
    socket.write(each)
    await countReplies(socket, statuses)
  }
  await Promise.all(Array.from({ length: 10 }, (_, index) => send(index)))
  return statuses
}

/** Makes a call again and again while a flood lasts. @returns Its p95 in ms, and the statuses of the flood. */
export async function underFlood(
  flood: Promise<Statuses>,
  callOnce: () => Promise<unknown>
): Promise<{ p95: number; statuses: Statuses }> {
  const times: number[] = []
  const state = { isOver: false }
  const ended = flood.finally(() => (state.isOver = true))
  // At least some calls, however short the flood.
  while (!state.isOver || times.length < 20) {
    const startedAt = performance.now()
    await callOnce()
    times.push(performance.now() - startedAt)
    await wait(20)
  }
  const statuses = await ended
  return { p95: times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0, statuses }
}
