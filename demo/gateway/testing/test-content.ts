import { randomUUID } from 'node:crypto'

import type { Content } from '../content.ts'
import type { Settings } from '../context.ts'
import type { Database } from '../db/database.ts'
import { games, players, providers, sessions, type Behaviour, type SecondFactor } from '../db/schema/index.ts'
import { recordHistory, type PastMovement } from '../ledger/history.ts'
import { CREDIT, openWallet } from '../ledger/ledger.ts'
import { TEST_SEALING, testPasswords } from './prepared.ts'

export const PASSWORD = 'Demo123!'
/** Key of the authenticator of `ikili`, base32. */
export const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'

export const TEST_SETTINGS: Settings = {
  siteOrigin: 'http://localhost:4000',
  gamesOrigin: 'http://localhost:4001',
  partnerOrigin: 'http://localhost:4002',
  partnerOrigins: [],
  inlineOrigins: [],
  sandbox: true,
  refreshInterval: undefined,
  payoutDayLimit: undefined,
  decideAfter: { deposit: 20_000, withdrawal: 45_000, coupon: 60_000 }
}

interface NewPlayer {
  username: string
  behaviour?: Behaviour
  secret?: string
  secondFactor?: SecondFactor
  /** True by default. */
  hasConfirmedPhone?: boolean
  /** Whole kuruş. */
  balance?: bigint
  past?: PastMovement[]
}

let hash: Promise<string> | undefined

/** Adds a player with a wallet. */
export async function addPlayer(database: Database, newPlayer: NewPlayer): Promise<string> {
  const { username, behaviour = 'plain', secret, balance = 0n, past = [] } = newPlayer
  const { hasConfirmedPhone = true, secondFactor = secret ? 'ga' : 'none' } = newPlayer
  const id = randomUUID()
  const passwordHash = await (hash ??= testPasswords().hash(PASSWORD))
  const [player] = await database
    .insert(players)
    .values({
      id,
      uid: `uid-${username}`,
      username,
      behaviour,
      passwordHash,
      secondFactor,
      authenticatorSecret: secret ? TEST_SEALING.seal(secret, id) : null,
      firstname: 'Deniz',
      lastname: 'Aksu',
      email: `${username}@example.com`,
      phone: '+905000000001',
      phoneConfirmedAt: hasConfirmedPhone ? new Date(0) : null,
      birthdate: '1990-01-01'
    })
    .returning({ id: players.id })
  if (!player) throw new Error('The player was not added')
  await openWallet(database, player.id)
  const start: PastMovement[] =
    balance > 0n ? [{ type: CREDIT, category: 1, amount: balance, date: new Date(0) }] : []
  await recordHistory(database, player.id, [...start, ...past])
  return player.id
}

/** Adds a player with a new user name. @returns The name. */
export async function addNewPlayer(
  database: Database,
  options: Omit<NewPlayer, 'username'> = {}
): Promise<string> {
  const username = `oyuncu-${randomUUID().slice(0, 8)}`
  await addPlayer(database, { username, ...options })
  return username
}

/** A few players and two games, enough for most tests of the gateway. */
export const testContent: Content = {
  seed: async database => {
    await addPlayer(database, { username: 'demo', behaviour: 'balance-text', balance: 1_845_275n })
    await addPlayer(database, { username: 'ikili', secret: SECRET })
    await addPlayer(database, { username: 'mesaj', secondFactor: 'sms' })
    await addPlayer(database, { username: 'yeni', behaviour: 'balance-missing' })
    await addPlayer(database, { username: 'kisa', behaviour: 'short' })
    await addPlayer(database, { username: 'yavas', behaviour: 'slow' })
    await addPlayer(database, { username: 'yetkisiz', behaviour: 'no-finance' })
    await addPlayer(database, { username: 'pasif', behaviour: 'inactive' })
    await database.insert(providers).values({ id: 11, kind: 'slot', name: 'Poyraz Atölye' })
    await database.insert(games).values([game(1001), { ...game(1910), quirk: 'favourite-refused' as const }])
  },
  datas: { 'languages.json': [{ id: 1, title: 'Türkçe', lang: 'tr' }] },
  licences: [],
  coverFor: async path =>
    path === '/images/games/1001.svg' ? { type: 'image/svg+xml', body: '<svg/>' } : undefined,
  topWins: () => []
}

function game(id: number): typeof games.$inferInsert {
  return {
    id,
    name: `Bakır Fener ${id}`,
    folded: `bakir fener ${id}`,
    providerId: 11,
    theme: 'deniz',
    volatility: 'low',
    minStake: 100n,
    maxStake: 10_000n,
    isNew: false,
    hasDemo: true,
    hasJackpot: false,
    hasVariantKeys: false
  }
}

/** Opens a session of a player. @returns Its id. */
export async function openSession(database: Database, playerId: string, now = new Date()): Promise<string> {
  const [session] = await database
    .insert(sessions)
    .values({
      playerId,
      tokenHash: randomUUID(),
      refreshedAt: now,
      isPending: false,
      startedAt: now,
      usedAt: now
    })
    .returning()
  if (!session) throw new Error('The session was not opened')
  return session.id
}
