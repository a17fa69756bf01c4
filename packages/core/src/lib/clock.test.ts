import { beforeEach, describe, expect, test } from 'vitest'

import { getTournaments } from '../contract/cmscontroller.ts'
import { noteServerTime, serverNow } from './index.ts'
import { publicIp } from '../contract/static-files.ts'
import { send, sendFile } from '../gateway/client.ts'
import { NOW, testEnvironment } from '../testing/index.ts'

const YEAR = 365 * 86_400_000

let world = testEnvironment()

beforeEach(() => {
  world = testEnvironment({ now: NOW })
})

/** A response of a gateway whose clock is `ahead` ms ahead, after some latency. */
function answer(ahead: number, takes = 40): void {
  const sent = world.clock.now()
  world.clock.advance(takes)
  const said = new Date(sent + takes / 2 + ahead).toUTCString()
  noteServerTime(said, sent, world.clock.now())
}

const error = (ahead: number) => Math.abs(serverNow() - world.clock.now() - ahead)

describe("the gateway's clock", () => {
  test('N7 is the device’s until a response with a valid date has arrived', () => {
    expect(serverNow()).toBe(NOW)
    noteServerTime(null, NOW, NOW)
    noteServerTime('soon', NOW, NOW)

    expect(serverNow()).toBe(NOW)
  })

  test.each([0, 3_700_000, -5_400_000, 10 * YEAR, -10 * YEAR, 750])(
    'N7 is accurate to a second if it is %d ms ahead of the device',
    ahead => {
      answer(ahead)
      expect(error(ahead)).toBeLessThanOrEqual(1_000)
      for (let index = 0; index < 20; index++) {
        world.clock.advance(137)
        answer(ahead)
      }

      expect(error(ahead)).toBeLessThanOrEqual(120)
    }
  )

  test('N7 follows the next response after the device’s clock was changed', () => {
    answer(0)
    world.clock.advance(3_600_000)
    answer(-3_600_000)

    expect(error(-3_600_000)).toBeLessThanOrEqual(1_000)
  })

  test('N7 is taken from the gateway’s responses', async () => {
    world = testEnvironment({
      now: NOW,
      environment: {
        fetch: async () => Response.json({}, { headers: { date: new Date(NOW + YEAR).toUTCString() } })
      }
    })
    await send(getTournaments, { limit: 50, offset: 0 }).catch(() => undefined)

    expect(error(YEAR)).toBeLessThanOrEqual(1_000)
  })

  test('N7 is not taken from the responses of other services', async () => {
    world = testEnvironment({
      now: NOW,
      configuration: { ipInfoUrl: 'https://ip.example' },
      environment: {
        fetch: async () =>
          Response.json({ ip: '' }, { headers: { date: new Date(NOW + YEAR).toUTCString() } })
      }
    })
    await sendFile(publicIp)

    expect(serverNow()).toBe(NOW)
  })
})
