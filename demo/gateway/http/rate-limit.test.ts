import { expect, test } from 'vitest'

import { gatewayForFile } from '../testing/gateway-for-file.ts'

const gateway = await gatewayForFile()

test.each([
  ['games', '/play/reels'],
  ['partner', '/nothing.css']
] as const)('W12 the server of the %s limits the requests of an address', async (name, url) => {
  const ask = (remoteAddress: string) => gateway[name].inject({ url, remoteAddress })
  for (let index = 0; index < 3_000; index += 1) await ask('203.0.113.9')
  expect((await ask('203.0.113.9')).statusCode).toBe(429)
  expect((await ask('203.0.113.10')).statusCode).not.toBe(429)
})
