import { expect, test } from 'vitest'

import { gatewayForFile } from '../testing/gateway-for-file.ts'

const gateway = await gatewayForFile()

test.each([
  ['games', '/play/reels'],
  ['partner', '/nothing.css']
] as const)('W12 the server of the %s limits the requests of an address', async (name, url) => {
  const ask = (remoteAddress: string) => gateway[name].inject({ url, remoteAddress })
  for (let index = 0; index < 3_000; index += 1) await ask(`2001:db8::${(index % 9) + 1}`)
  expect((await ask('2001:db8::99')).statusCode).toBe(429)
  expect((await ask('2001:db8:0:1::1')).statusCode).not.toBe(429)
})
