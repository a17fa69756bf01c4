import { expect, expectAccessible, fixture, named, oneEvent, viewOf, waitUntil } from './fixture.ts'
import { startWithVisitor } from './player.ts'

/**
 * Fails unless an element for players asks visitors to log in, and sends no call, nor does its `refresh()`.
 *
 * @param markup The element's tag, or its whole markup where it needs attributes.
 * @param returnUrl The path that the login returns to.
 */
export async function expectLoginAsked(markup: string, returnUrl: string): Promise<void> {
  await startWithVisitor()
  const element = await fixture(markup.startsWith('<') ? markup : `<${markup}></${markup}>`)
  await waitUntil(() => viewOf(element).textContent?.includes('Giriş Yap'))
  await (element as HTMLElement & { refresh(): Promise<void> }).refresh()
  const event = oneEvent(element, 'bnw-login-required')
  element.addEventListener('bnw-login-required', one => one.preventDefault())
  named(element, 'Giriş Yap').click()

  expect((await event).detail).to.deep.equal({ returnUrl })
  await expectAccessible(element)
}
