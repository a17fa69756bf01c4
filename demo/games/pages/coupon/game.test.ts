// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'

import type { CouponsAnswer, PlacedCoupon } from '../../protocol/coupons.ts'
import { createI18n } from '../../ui/i18n.ts'
import { CouponGame } from './game.ts'

const text = (en: string) => ({ tr: en, en })

const event = {
  kind: 'goals',
  group: text('League'),
  title: 'Aras – Bora',
  market: text('Goals'),
  picks: [text('0–1'), text('2–3'), text('4 or more')],
  weights: [1, 1, 1],
  odds: [285, 285, 285],
  standing: null
} satisfies CouponsAnswer['bulletin']['events'][0]

const coupon: PlacedCoupon = {
  roundId: 'r',
  couponId: 'c',
  number: 0,
  state: 'open',
  stake: 500,
  odds: 285,
  possibleWin: 1_425,
  win: 0,
  placedAt: 0,
  dueAt: 60_000,
  lines: [{ event, pick: 0, drawn: 1 }]
}

function answerWith(coupons: PlacedCoupon[]): CouponsAnswer {
  const bulletin = { id: 'b', number: coupons.length, events: [event], msUntilOddsChange: null }
  return { balance: 100_000, net: 0, elapsed: 0, now: 0, bulletin, coupons }
}

it('a placed coupon stays on the page when an older answer arrives after it', async () => {
  const get = vi.fn(async () => answerWith([]))
  const client = { get, post: async () => answerWith([coupon]) }
  const host = { isConnected: false, send: vi.fn() }
  const page = {
    token: 't',
    name: 'Coupon',
    isDemo: false,
    i18n: createI18n('en'),
    host,
    reportReady: vi.fn()
  }
  const game = new CouponGame(page, client as never)
  await game.open()
  let answerLate = (_answer: CouponsAnswer) => {}
  get.mockReturnValueOnce(new Promise(resolve => (answerLate = resolve)))

  game.receive({ v: 1, type: 'refresh-balance' })
  document.querySelector<HTMLElement>('.offer')!.click()
  const play = [...document.querySelectorAll('button')].find(
    ({ textContent }) => textContent === 'Place bet'
  )!
  play.click()
  await expect.poll(() => document.querySelectorAll('.ticket').length).toBe(1)
  answerLate(answerWith([]))
  await new Promise(resolve => setTimeout(resolve, 50))

  expect(document.querySelectorAll('.ticket')).toHaveLength(1)
})
