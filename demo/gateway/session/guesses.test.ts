import { expect, test } from 'vitest'

import { profileOf, signIn } from '../testing/client.ts'
import { record } from '../testing/figures.ts'
import { gatewayForFile } from '../testing/gateway-for-file.ts'
import { LONG, size } from '../testing/sizes.ts'
import { PASSWORD } from '../testing/test-content.ts'
import { ACCOUNT_LIMIT, CODE_LIMIT } from './limits.ts'

const DAY = 24 * 3_600_000
const HOME = { address: '2001:db8:1:2::10' }
/** Tries at one network before the next. */
const TRIES_PER_NETWORK = 4
const GUESSES = size(150, 10_000)
const CODES = size(48, 10_000)

const gateway = await gatewayForFile()

/** A different network for every few guesses. */
function attacker(index: number): { address: string } {
  return { address: `2001:db8:${(1_000 + Math.floor(index / TRIES_PER_NETWORK)).toString(16)}::1` }
}

test('W7 guesses from many networks in a day find no password and leave the player alone', LONG, async () => {
  const credentials = { username: 'demo', password: PASSWORD }
  const { data } = await gateway.call('user.login', credentials, HOME)
  gateway.passwords.work = 0
  for (let index = 0; index < GUESSES; index += 1) {
    gateway.advance(Math.floor((DAY - 1) / GUESSES))
    const guess = { username: 'demo', password: `Guess-${index}` }
    expect((await gateway.call('user.login', guess, attacker(index))).result).toBe(false)
    // What a player does at least once an hour, so that the session lives.
    if (index % 10 === 0) await profileOf(gateway, data as never)
  }
  const compared = gateway.passwords.work
  // The right password too has to wait elsewhere by now.
  expect((await gateway.call('user.login', credentials, attacker(GUESSES + 10))).code).toBe(429)
  expect((await gateway.call('user.login', credentials, HOME)).result).toBe(true)
  record({
    id: 'W7',
    subject: 'passwords',
    text: `${GUESSES} guesses in a day: ${compared} compared, 0 found`
  })
  // The waits double, so a day has room for few more than the first hundred.
  expect(compared).toBeLessThanOrEqual(ACCOUNT_LIMIT.max + 12)
})

test('W7 codes guessed over many logins in a day are checked twenty times', LONG, async () => {
  let checked = 0
  for (let index = 0; index < CODES; index += TRIES_PER_NETWORK) {
    // A login that waits for its code lasts some minutes, so time passes between logins.
    gateway.advance(Math.floor(((DAY - 1) * TRIES_PER_NETWORK) / CODES))
    const session = await signIn(gateway, 'ikili', PASSWORD)
    for (let code = index; code < index + TRIES_PER_NETWORK; code += 1) {
      const data = { ga_code: String(500_000 + code) }
      const reply = await gateway.call('user.check_ga', data, { session, ...attacker(index) })
      expect(reply.result).toBe(false)
      if (reply.code !== 429) checked += 1
    }
  }
  // Two codes are right at any moment: the current and the previous one.
  const chance = (checked * 2) / 1_000_000
  record({
    id: 'W7',
    subject: 'codes',
    text: `${CODES} in a day: ${checked} checked, chance ${chance}`,
    limit: '0.00006'
  })
  expect(checked).toBe(CODE_LIMIT.max)
  expect(chance).toBeLessThanOrEqual(6e-5)
})
