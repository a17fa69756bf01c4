import { randomUUID } from 'node:crypto'

import type { RoundAnswer } from '@bnw/games/protocol/rounds'

import { bonuses } from '../db/schema/index.ts'
import { createLaunch, type GameToLaunch } from '../games/launch.ts'
import { seedCashier } from '../seed/cashier.ts'
import { makeIban } from '../seed/iban.ts'
import { encrypt, signIn, stepUp, testGateway, textOf, type TestGateway } from '../testing/client.ts'
import { addPlayer, TEST_SETTINGS } from '../testing/test-content.ts'
import { bonusRow } from './bonus-row.ts'
import { sendMoney, type MoneyAnswer, type MoneyPlayer } from './money-calls.ts'
import { AT_ONCE, type SentMoney } from './money-writer.ts'
import type { WriterOptions } from './writer.ts'

const USERNAME = 'payer'

const GAMES: Record<keyof MoneyPlayer['tokens'], Omit<GameToLaunch, 'name'>> = {
  slot: { type: 'slot', id: '1001', machine: 'reels', gamingType: 'real' },
  tournament: { type: 'slot', id: '1910', machine: 'reels', gamingType: 'tournament' },
  balloon: { type: 'virtual', id: '806', machine: 'balloon', gamingType: 'real' },
  blackjack: { type: 'live', id: '5006', machine: 'blackjack', gamingType: 'real' },
  coupon: { type: 'virtual', id: '810', machine: 'coupon', gamingType: 'real' }
}

/** Creates a database with a player who can make every call of the table, and signs them in. */
export async function createMoneyPlayer(
  location: Pick<WriterOptions, 'dataDir' | 'databaseUrl'>,
  bonusCount: number
): Promise<MoneyPlayer> {
  const gateway = await testGateway({ ...location, decideAfter: AT_ONCE, now: Date.now })
  try {
    await seedCashier(gateway.database)
    const id = await addPlayer(gateway.database, { username: USERNAME, balance: 10n ** 10n })
    const rows = Array.from({ length: bonusCount }, () => bonusRow(randomUUID(), id))
    await gateway.database.insert(bonuses).values(rows)
    const { uid, sid } = await stepUp(gateway, await signIn(gateway, USERNAME))
    const user = { uid: encrypt(gateway.publicPem, uid), sid: encrypt(gateway.publicPem, sid), uip: '{ip}' }
    const form = { bankID: '99992', account_holder: 'Deniz Aksu', iban: makeIban('99992', '42') }
    const account = textOf(await gateway.call('finance.save_bank_account', form, { user }), 'bankAccountID')
    const tokens = await launchAll(gateway, id)
    return { user, account, bonuses: rows.map(row => row.id), tokens }
  } finally {
    await gateway.close()
  }
}

async function launchAll({ database }: TestGateway, playerId: string): Promise<MoneyPlayer['tokens']> {
  const session = await database.query.sessions.findFirst({
    where: (row, { eq }) => eq(row.playerId, playerId)
  })
  const player = {
    id: playerId,
    uid: '',
    username: USERNAME,
    rid: '1',
    behaviour: 'plain',
    sessionId: session?.id ?? ''
  } as const
  const context = { database, player, lang: 'tr', now: Date.now, settings: TEST_SETTINGS } as const
  const launched = Object.entries(GAMES).map(async ([name, game]) => {
    const url = await createLaunch(context, { ...game, name })
    return [name, new URL(url).searchParams.get('token') ?? '']
  })
  return Object.fromEntries(await Promise.all(launched)) as MoneyPlayer['tokens']
}

/** The requests that were reported, each once, with its answer if there was one. */
export function requestsOf(sent: readonly SentMoney[]): SentMoney[] {
  const byContent = new Map<string, SentMoney>()
  for (const { answer, ...request } of sent) byContent.set(JSON.stringify(request), { ...request, answer })
  return [...byContent.values()]
}

/** Repeats each request after a restart. @returns Those whose outcome is another than the first. */
export async function repeatMoney(
  gateway: TestGateway,
  player: MoneyPlayer,
  requests: readonly SentMoney[]
): Promise<object[]> {
  const differing: object[] = []
  for (const request of requests) {
    const { answer, ...again } = request
    const first = answer ?? (await sendMoney(gateway, player, again))
    const second = await sendMoney(gateway, player, again)
    // A failure and the refusal of a game are not kept: the request may be carried out later.
    if (first.status === 200 && outcomeOf(request, first) !== outcomeOf(request, second))
      differing.push({ ...request, first, second })
  }
  return differing
}

/** What must be the same for every repeat: of a round its draw, since it goes on; of a coupon's list nothing but success. */
function outcomeOf({ target }: SentMoney, { status, text }: MoneyAnswer): string {
  if (!target.startsWith('/') || target === '/api/payment') return text
  if (status !== 200 || target === '/api/coupon') return `${status}`
  const { id, number } = (JSON.parse(text) as RoundAnswer).round
  return `${id} ${number}`
}
