import { fastify } from 'fastify'
import { expect, onTestFinished, test } from 'vitest'

import { listen, originOf } from './listen.ts'

test.each([
  ['localhost', 'http://localhost:4000'],
  ['127.0.0.1', 'http://localhost:4000'],
  ['::1', 'http://localhost:4000'],
  ['0.0.0.0', 'http://localhost:4000'],
  ['::', 'http://localhost:4000'],
  ['192.0.2.1', 'http://192.0.2.1:4000'],
  ['2001:db8::1', 'http://[2001:db8::1]:4000']
])('browsers open a server on %s as %s', (host, origin) => {
  expect(originOf(host, 4000)).toBe(origin)
})

test('a port in use is refused with the variable that sets another one', async () => {
  const [first, second] = [fastify(), fastify()]
  onTestFinished(() => first.close())
  onTestFinished(() => second.close())
  const place = { host: '127.0.0.1', variable: 'GAMES_PORT' }
  const port = Number(new URL(await listen(first, place)).port)

  await expect(listen(second, { ...place, port })).rejects.toThrow(
    `Port ${port} is in use. Stop what uses it, or choose another port with GAMES_PORT.`
  )
})
