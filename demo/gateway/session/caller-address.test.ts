import { expect, test } from 'vitest'

import { networkOf } from './caller-address.ts'

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::9', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['203.0.113.7:49152', '203.0.113.7'],
  ['[2001:db8:1:2::9]:49152', '2001:db8:1:2::/64']
])('W7 a limit counts %s as %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})
