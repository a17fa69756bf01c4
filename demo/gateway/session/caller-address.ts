import { isIPv6 } from 'node:net'

import type { Context } from '../context.ts'

type Caller = Pick<Context, 'settings' | 'request'>

/** Whether limits by address apply. In the sandbox every caller has the same loopback address, so they do not. */
export function isAddressLimited({ settings, request }: Caller): boolean {
  return !(settings.sandbox && isLoopback(request.address))
}

export function isLoopback(address: string): boolean {
  return address === '::1' || /^(::ffff:)?127\./.test(address)
}

/**
 * What limits count as one address: an IPv4 address, or the /64 of an IPv6 address, which one person may own whole. Some
 * proxies add the port, which changes with each connection.
 */
export function networkOf(addressWithPort: string): string {
  const address = withoutPort(addressWithPort)
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped) return mapped
  if (!isIPv6(address)) return address
  const [head = [], tail = []] = address.split('::').map(part => part.split(':').filter(Boolean))
  // `::` stands for as many zeros as are missing to eight groups.
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => '0')
  const first = [...head, ...zeros, ...tail].slice(0, 4)
  return `${first.map(group => parseInt(group, 16).toString(16)).join(':')}::/64`
}

function withoutPort(address: string): string {
  return /^\[([^\]]+)\](:\d+)?$/.exec(address)?.[1] ?? /^([\d.]+):\d+$/.exec(address)?.[1] ?? address
}
