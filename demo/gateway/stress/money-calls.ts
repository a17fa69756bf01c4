import { randomInt, randomUUID } from 'node:crypto'

import type { CouponsAnswer } from '@bnw/games/protocol/coupons'
import type { RoundAnswer } from '@bnw/games/protocol/rounds'

import { applyDueDecisions } from '../cashier/decisions.ts'
import { settleCoupons } from '../games/coupon/settle.ts'
import type { TestGateway } from '../testing/client.ts'

/** A request of a player: a call of the gateway by its name, or a path of the games. */
export interface MoneyRequest {
  target: string
  data: Record<string, unknown>
}

export interface MoneyAnswer {
  status: number
  text: string
}

/** What a player needs for all requests; survives a restart of the gateway. */
export interface MoneyPlayer {
  /** The encrypted session. */
  user: unknown
  /** Bank account for withdrawals. */
  account: string
  /** Bonuses to claim. */
  bonuses: string[]
  /** Tokens of opened games. */
  tokens: Record<'slot' | 'tournament' | 'balloon' | 'blackjack' | 'coupon', string>
}

interface Step {
  gateway: TestGateway
  player: MoneyPlayer
  /** Reports a request, sends it and reports its answer. */
  send(target: string, data: Record<string, unknown>): Promise<MoneyAnswer>
}

/** Sends a request. */
export async function sendMoney(
  { call, games }: TestGateway,
  { user }: Pick<MoneyPlayer, 'user'>,
  { target, data }: MoneyRequest
): Promise<MoneyAnswer> {
  if (!target.startsWith('/')) return call(target, data, { user })
  const { statusCode, body } = await games.inject({ method: 'POST', url: target, payload: data })
  return { status: statusCode, text: body }
}

/** Every way in which money moves. Each is carried out again and again, beside the others. */
export const MONEY_CALLS: Record<string, (step: Step) => Promise<unknown>> = {
  deposit: ({ send }) =>
    send('finance.save_bank_transfer', transfer({ Type: 1, methodID: '101', amount: '100' })),
  'mobile deposit': ({ send }) =>
    send('finance.save_cep_bank_transfer', transfer({ Type: 1, methodID: '102', amount: '50' })),
  'payment page': async ({ send }) => {
    const form = transfer({ Type: 1, methodID: '103', amount: '20' })
    const { text } = await send('prepayment.processTransaction', form)
    const { data } = JSON.parse(text) as { data: { url: string } }
    const choice = randomInt(2) ? 'approve' : 'refuse'
    await send('/api/payment', { token: new URL(data.url).searchParams.get('token'), choice })
  },
  withdrawal: ({ send, player: { account } }) =>
    send('finance.save_bank_transfer', transfer({ Type: 2, methodID: '201', amount: '200', account })),
  'bonus claim': async ({ send, player: { bonuses } }) => {
    const bonusID = bonuses.pop()
    if (bonusID) await send('bonus.claim', { bonusID, request_id: randomUUID() })
  },
  slot: step => playRound(step, 'slot', { stake: 100 }),
  tournament: step => playRound(step, 'tournament', { stake: 100 }),
  balloon: async step => {
    const { roundId, text } = await playRound(step, 'balloon', { stake: 1_000, choice: { automatic: 150 } })
    const { round } = JSON.parse(text) as Partial<RoundAnswer>
    const token = step.player.tokens.balloon
    if (round) await step.send('/api/flight', { token, roundId, isCashingOut: true })
  },
  blackjack: async step => {
    const { roundId, text } = await playRound(step, 'blackjack', { stake: 1_000, choice: { hand: 1_000 } })
    const { round } = JSON.parse(text) as Partial<RoundAnswer>
    const token = step.player.tokens.blackjack
    const move = randomInt(2) ? 'double' : 'stand'
    if (round) await step.send('/api/move', { token, roundId, move, at: 0 })
  },
  coupon: async ({ gateway, send, player }) => {
    const token = player.tokens.coupon
    const headers = { authorization: `Bearer ${token}` }
    const book = (await gateway.games.inject({ url: '/api/coupons', headers })).json<CouponsAnswer>()
    const lines = [{ event: 0, pick: 0 }]
    await send('/api/coupon', { token, roundId: randomUUID(), stake: 500, bulletin: book.bulletin.id, lines })
  },
  decisions: ({ gateway }) => applyDueDecisions(gateway.database, gateway.clock()),
  settlements: ({ gateway }) => settleCoupons(gateway.database, gateway.clock())
}

function transfer(form: Record<string, unknown>): Record<string, unknown> {
  return { ...form, request_id: randomUUID() }
}

async function playRound(
  { send, player }: Step,
  game: keyof MoneyPlayer['tokens'],
  bet: { stake: number; choice?: object }
): Promise<MoneyAnswer & { roundId: string }> {
  const roundId: string = randomUUID()
  return { roundId, ...(await send('/api/round', { token: player.tokens[game], roundId, ...bet })) }
}
