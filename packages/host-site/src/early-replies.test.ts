import { environment } from '@bnw/core'
import { serverNow } from '@bnw/core/lib'
import { testEnvironment } from '@bnw/core/testing'
import { beforeEach, expect, test } from 'vitest'

import { adoptEarlyReplies } from './early-replies.ts'

const BODY = '{"api":{"class":"casino","method":"games_list"}}'

let world = testEnvironment()

beforeEach(() => {
  world = testEnvironment()
  // The gateway's clock is an hour ahead; its answer came long before the code that takes it over.
  const date = new Date(world.clock.now() + 3_600_000).toUTCString()
  const reply = Promise.resolve(new Response('{}', { headers: { date, 'content-type': 'application/json' } }))
  globalThis.bnwAsked = new Map([[BODY, { sent: world.clock.now(), reply }]])
  world.clock.advance(5_000)
  adoptEarlyReplies()
})

test('GATE-07 a call of the page answers the same call of the code once', async () => {
  const { fetch } = environment()
  const first = await fetch('/endpoint/v1', { method: 'POST', body: BODY })
  const second = await fetch('/endpoint/v1', { method: 'POST', body: BODY })

  expect(await first.text()).toBe('{}')
  expect(world.gateway.sent).toHaveLength(1)
  expect(second.status).toBe(200)
})

test('TOUR-01 the time of the gateway counts from when the page asked', async () => {
  const response = await environment().fetch('/endpoint/v1', { method: 'POST', body: BODY })

  expect(response.headers.get('date')).toBeNull()
  // Between 5 s behind that, where it was written as it came, and 1 s ahead, where it was written as it left.
  expect(serverNow() - world.clock.now()).toBe(3_600_000 - 2_000)
})
