import { expect, test } from 'vitest'

import { site } from '../journeys/player.ts'
import { watchedPage } from './attempt.ts'
import { settle } from './steps.ts'
import { texts, TEXTS } from './texts.ts'

/** Runs in a window and posts all texts to its parent or itself, bare and in the fields of a message. */
function send(texts: readonly string[]): void {
  const target = window === parent ? window : parent
  for (const text of texts) {
    const fields = { id: text, code: text, url: text, stake: text, return: text, value: text }
    for (const type of ['error', 'round-start', 'balance', 'ready', text])
      target.postMessage({ v: 1, type, ...fields }, '*')
    target.postMessage({ v: 1, type: 'error', code: text }, '*')
    target.postMessage({ v: 1, type: text }, '*')
    target.postMessage({ [text]: text }, '*')
    target.postMessage(text, '*')
    target.postMessage(JSON.stringify({ v: 1, type: 'error', code: text }), '*')
  }
}

test(`PLAY-04 SEC-01 S1 ${TEXTS} texts in messages of a game and of the page run no script and open no other site`, async () => {
  const { page, seen } = await watchedPage(true)
  await page.goto(`${site}/play/slot/1001`)
  await settle(page)
  const frame = page.locator('bnw-game iframe')
  await frame.waitFor()
  const game = await (await frame.elementHandle()).contentFrame()
  await game!.waitForLoadState()
  const received = page.evaluate(
    count =>
      new Promise<number>(resolve => {
        let sum = 0
        addEventListener('message', () => ++sum >= count && resolve(sum))
      }),
    2 * 10 * TEXTS
  )
  await game!.evaluate(send, texts)
  await page.evaluate(send, texts)

  expect(await received).toBeGreaterThanOrEqual(20 * TEXTS)
  await seen.look(page)
  expect(seen.findings).toEqual([])
  expect(page.url()).toBe(`${site}/play/slot/1001`)
  expect(await frame.isVisible()).toBe(true)
})
