import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect, type Socket } from 'node:net'

import { afterEach, expect, test } from 'vitest'

import { createApp } from './app.ts'
import { limitConnections } from './connections.ts'
import { portOf } from '../testing/port.ts'

const sockets: Socket[] = []
const servers: { close(): unknown }[] = []

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy()
  await Promise.all(servers.splice(0).map(server => server.close()))
})

/** Connects without ever closing its own end. */
async function open(port: number, localAddress = '127.0.0.1'): Promise<Socket> {
  const socket = connect({ host: '127.0.0.1', port, localAddress, allowHalfOpen: true })
  sockets.push(socket.on('error', () => undefined))
  await once(socket, 'connect')
  return socket.resume()
}

/** Whether the server answers on this connection instead of closing it. */
async function isServed(socket: Socket): Promise<boolean> {
  const answered = once(socket, 'data').then(() => true)
  // The client keeps its end open, so there is no other event.
  const closed = Promise.race([once(socket, 'end'), once(socket, 'close')]).then(() => false)
  if (socket.readableEnded || socket.destroyed) return false
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
  return Promise.race([answered, closed])
}

test('W12 an address may have a number of connections, whatever other addresses have', async () => {
  const server = createServer((_request, response) => response.end())
  servers.push(server)
  limitConnections(server, 2)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const port = portOf(server)

  const first = await open(port)
  expect(await isServed(first)).toBe(true)
  expect(await isServed(await open(port))).toBe(true)
  expect(await isServed(await open(port))).toBe(false)
  expect(await isServed(await open(port, '127.0.0.2'))).toBe(true)
  first.destroy()
  await expect.poll(async () => isServed(await open(port))).toBe(true)
})

test.each([
  { trustProxy: [], isThere: false },
  { trustProxy: ['loopback'], isThere: true }
])(
  'W12 an address has at most 200 connections, unless it may be a trusted proxy: $trustProxy',
  async ({ trustProxy, isThere }) => {
    const app = createApp({ logLevel: 'silent', trustProxy })
    servers.push(app)
    await app.listen({ host: '127.0.0.1', port: 0 })
    const port = portOf(app.server)
    const first = await Promise.all(Array.from({ length: 200 }, () => open(port)))
    expect(await isServed(first[199]!)).toBe(true)
    expect(await isServed(await open(port))).toBe(isThere)
    expect(await isServed(await open(port, '127.0.0.2'))).toBe(true)
  }
)

test('W12 a refused connection is closed even if its client never closes its end', async () => {
  const app = createApp({ logLevel: 'silent' })
  servers.push(app)
  await app.listen({ host: '127.0.0.1', port: 0 })
  const port = portOf(app.server)
  const socket = await open(port)

  socket.write('not HTTP\r\n\r\n')
  await once(socket, 'end')

  const count = () => new Promise(resolve => app.server.getConnections((_error, number) => resolve(number)))
  await expect.poll(count).toBe(0)
})

test.each([
  [20, true],
  [21, false]
])('W12 %i requests that arrive together are answered: %s', async (count, isAnswered) => {
  const app = createApp({ logLevel: 'silent' })
  servers.push(app)
  app.get('/', async () => 'answer')
  await app.listen({ host: '127.0.0.1', port: 0 })
  const socket = await open(portOf(app.server))
  let text = ''
  socket.on('data', (part: Buffer) => (text += part.toString()))
  const closed = once(socket, 'end')

  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(count))

  const answers = () => text.match(/HTTP\/1\.1 200/g)?.length ?? 0
  if (isAnswered) await expect.poll(answers).toBe(count)
  else await closed
})

/** Requests whose end or target two programs could read differently. */
const AMBIGUOUS: [name: string, head: string, body: string][] = [
  ['two lengths', 'Host: x\r\nContent-Length: 5\r\nContent-Length: 6', 'abcdef'],
  ['a length and chunks', 'Host: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked', '0\r\n\r\n'],
  ['an unknown encoding', 'Host: x\r\nTransfer-Encoding: xchunked', '0\r\n\r\n'],
  ['a space before a colon', 'Host: x\r\nTransfer-Encoding : chunked', '0\r\n\r\n'],
  ['a chunk without a size', 'Host: x\r\nTransfer-Encoding: chunked', 'zz\r\nx\r\n0\r\n\r\n'],
  ['a folded header', 'Host: x\r\n\tx', ''],
  ['no host', 'Accept: */*', ''],
  ['two hosts', 'Host: x\r\nhost: y', '']
]

test.each(AMBIGUOUS)('W12 an ambiguous request is refused: %s', async (_name, head, body) => {
  const app = createApp({ logLevel: 'silent' })
  servers.push(app)
  app.post('/', async () => 'answered')
  await app.listen({ host: '127.0.0.1', port: 0 })
  const socket = await open(portOf(app.server))
  socket.write(`POST / HTTP/1.1\r\n${head}\r\n\r\n${body}`)

  const [answer] = (await once(socket, 'data')) as [Buffer]
  expect(String(answer)).toMatch(/^HTTP\/1\.1 400 /)
})

test.each([
  ['without a host', 'Content-Length: 0', 400],
  ['that expects what is unknown', 'Host: x\r\nExpect: 200-ok\r\nContent-Length: 0', 200]
])('S6 a request %s is answered with our headers', async (_name, head, status) => {
  const app = createApp({ logLevel: 'silent' })
  servers.push(app)
  app.addHook('onRequest', async (_request, reply) => void reply.header('x-own', '1'))
  app.post('/', async () => 'answered')
  await app.listen({ host: '127.0.0.1', port: 0 })
  const socket = await open(portOf(app.server))
  socket.write(`POST / HTTP/1.1\r\n${head}\r\n\r\n`)

  const [answer] = (await once(socket, 'data')) as [Buffer]
  expect(String(answer)).toMatch(new RegExp(`^HTTP/1.1 ${status} [^]*x-own: 1`))
})
