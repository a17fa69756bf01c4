import { expect, onTestFinished, test, vi } from 'vitest'

import { gatewayForFile } from '../testing/gateway-for-file.ts'
import { firstOfMinute } from './rate-limit.ts'

const gateway = await gatewayForFile()
const production = await gatewayForFile({ sandbox: false })

test.each([
  ['games', 'GET', ['/play/reels', '/nothing']],
  ['partner', 'GET', ['/nothing.css', '/nothing/']],
  ['site', 'POST', ['/endpoint/v1', '/nothing']]
] as const)(
  'W12 the server of the %s limits the requests of an address, unknown ones too',
  async (...one) => {
    const [name, method, urls] = one
    const ask = (remoteAddress: string, url: string) => gateway[name].inject({ method, url, remoteAddress })
    for (let index = 0; index < 3_000; index += 1)
      await ask(`2001:db8::${(index % 9) + 1}`, urls[index % 2] ?? '')
    for (const url of urls) {
      expect((await ask('2001:db8::99', url)).statusCode).toBe(429)
      expect((await ask('2001:db8:0:1::1', url)).statusCode).not.toBe(429)
    }
  }
)

test('W12 the limit counts preflights', async () => {
  const headers = { origin: 'http://localhost:4002', 'access-control-request-method': 'POST' }
  const preflight = { method: 'OPTIONS', url: '/endpoint/v1', headers, remoteAddress: '192.0.2.1' } as const
  for (let index = 0; index < 3_000; index += 1) await gateway.site.inject(preflight)

  expect((await gateway.site.inject(preflight)).statusCode).toBe(429)
})

test('W12 a gateway of an operator limits callers on its own machine, too', async () => {
  const ask = () => production.partner.inject({ url: '/nothing.css', remoteAddress: '127.0.0.1' })
  for (let index = 0; index < 3_000; index += 1) await ask()

  expect((await ask()).statusCode).toBe(429)
})

test('W12 a flood from many networks logs each once, and at most 1,000 in a minute', () => {
  vi.useFakeTimers({ now: 0, toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const isFirst = firstOfMinute()
  const logged = (count: number) =>
    Array.from({ length: count }, (_, network) => isFirst(`192.0.2.${network}`)).filter(Boolean).length

  expect([logged(600), logged(1_500), logged(1_500)]).toEqual([600, 400, 0])
  vi.setSystemTime(60_000)
  expect(logged(1_500)).toBe(1_000)
})
