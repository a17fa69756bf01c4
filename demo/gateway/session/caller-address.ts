import type { Context } from '../context.ts'

/** Whether limits by address apply. In the sandbox every caller has the same loopback address, so they do not. */
export function isAddressLimited({ settings, request }: Pick<Context, 'settings' | 'request'>): boolean {
  return !(settings.sandbox && isLoopback(request.address))
}

export function isLoopback(address: string): boolean {
  return address === '::1' || /^(::ffff:)?127\./.test(address)
}
