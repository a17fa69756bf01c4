import type { Content } from '../content.ts'
import type { Database } from '../db/database.ts'
import { games, players, providers, type Behaviour, type SecondFactor } from '../db/schema/index.ts'
import { recordHistory, type PastMovement } from '../ledger/history.ts'
import { CREDIT, openWallet } from '../ledger/ledger.ts'
import { testPasswords } from './prepared.ts'

export const PASSWORD = 'Demo123!'
/** Key of the authenticator of `ikili`, base32. */
export const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'

interface NewPlayer {
  username: string
  behaviour?: Behaviour
  secret?: string
  secondFactor?: SecondFactor
  /** Whole kuruş. */
  balance?: bigint
  past?: PastMovement[]
}

let hash: Promise<string> | undefined

/** Adds a player with a wallet. */
export async function addPlayer(database: Database, newPlayer: NewPlayer): Promise<string> {
  const { username, behaviour = 'plain', secret, balance = 0n, past = [] } = newPlayer
  const { secondFactor = secret ? 'ga' : 'none' } = newPlayer
  const passwordHash = await (hash ??= testPasswords().hash(PASSWORD))
  const [player] = await database
    .insert(players)
    .values({
      uid: `uid-${username}`,
      username,
      behaviour,
      passwordHash,
      secondFactor,
      authenticatorSecret: secret ?? null,
      firstname: 'Deniz',
      lastname: 'Aksu',
      email: `${username}@example.com`,
      phone: '+905000000001',
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
    await database.insert(games).values([game(1001), game(1910)])
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
