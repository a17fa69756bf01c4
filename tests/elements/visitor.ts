import { startCore } from '@bnw/core'
import { testEnvironment } from '@bnw/core/testing'

import { expect, expectAccessible, fixture, named, oneEvent, viewOf, waitUntil } from './fixture.ts'

/**
 * Fails unless an element for players asks visitors to log in, and comes back from there.
 *
 * @param tag Of the element, without attributes.
 * @param returnUrl Where the login is to lead to.
 * @returns The gateway, of which nothing was asked.
 */
export async function expectLoginAsked(tag: string, returnUrl: string) {
  const { gateway } = testEnvironment()
  await startCore()
  const element = await fixture(`<${tag}></${tag}>`)
  await waitUntil(() => viewOf(element).textContent?.includes('Giriş Yap'))
  const told = oneEvent(element, 'bnw-login-required')
  element.addEventListener('bnw-login-required', event => event.preventDefault())
  named(element, 'Giriş Yap').click()

  expect((await told).detail).to.deep.equal({ returnUrl })
  await expectAccessible(element)
  return gateway
}
