import { join, resolve } from 'node:path'

import type { FastifyInstance } from 'fastify'

import { applyDueDecisions } from './cashier/decisions.ts'
import type { Content } from './content.ts'
import type { Database, Settings } from './context.ts'
import { startCleanup } from './cleanup.ts'
import { connect } from './db/connect.ts'
import { startDueJobs } from './due-jobs.ts'
import { settleCoupons } from './games/coupon/settle.ts'
import { createGames } from './games-server.ts'
import { callTable } from './handlers/call-table.ts'
import { expireBonuses } from './games/bonus-expiry.ts'
import { listen } from './listen.ts'
import { settingsOf, type GatewayOptions } from './options.ts'
import { createPartner } from './partner-server.ts'
import { noFaults } from './sandbox/faults.ts'
import { forcedOutcomes } from './sandbox/forced-outcomes.ts'
import { outboxMailer } from './sandbox/outbox.ts'
import { assertLocalHost } from './sandbox/local-only.ts'
import { resetDatabase } from './sandbox/reset.ts'
import { loadKeys, type Keys } from './session/keys.ts'
import { passwords } from './session/passwords.ts'
import { createSite } from './site-server.ts'

export type { GatewayOptions }

export interface Gateway {
  siteOrigin: string
  gamesOrigin: string
  partnerOrigin: string
  /** The servers, for requests without a network. */
  site: FastifyInstance
  games: FastifyInstance
  partner: FastifyInstance
  database: Database
  /** PEM of the key that session values are encrypted with. */
  publicPem: string
  close(): Promise<void>
}

/** Opens the database, then listens on three ports: site and gateway, games, partner pages. */
export async function startGateway(options: GatewayOptions = {}): Promise<Gateway> {
  if (options.sandbox) assertLocalHost(options.host)
  const gateway = await createGateway(options)
  try {
    await listenOnPorts(gateway, options)
  } catch (error) {
    await gateway.close()
    throw error
  }
  // Reset links and codes would be lost in silence.
  if (!options.sandbox) gateway.site.log.warn('No mailer is connected: e-mails and SMS are not sent')
  return gateway
}

type UnstartedGateway = Gateway & { settings: Settings }

/** Creates the gateway without listening on ports. */
export async function createGateway(options: GatewayOptions): Promise<UnstartedGateway> {
  const { now = Date.now, dataDir } = options
  const content = options.content ?? (await import('./content.ts')).content
  const { sandbox: isSandbox = false, databaseUrl, openNew, games } = options
  const keys = await loadKeys(options.keysDir ?? (dataDir && join(dataDir, 'keys')), options.sealKey)
  const { sealing } = keys
  const seed = (database: Database) =>
    content.seed(database, { now: now(), hasPlayers: isSandbox, sealing, games })
  const connection = await connect({ databaseUrl, dataDir, seed, isSandbox, openNew })
  const settings = settingsOf(options)
  const { database } = connection
  const dependencies = { content, seed, database, settings, keys, now }
  const servers = await createServers(options, dependencies).catch(async (error: unknown) => {
    await connection.close()
    throw error
  })
  const { log } = servers.site
  const stopCleanup = startCleanup(database, { now, log })
  const stopJobs = startDueJobs(database, {
    now,
    log,
    jobs: [applyDueDecisions, settleCoupons, expireBonuses]
  })
  const close = async () => {
    await Promise.all([stopCleanup(), stopJobs()])
    await Promise.all(Object.values(servers).map(server => server.close()))
    await connection.close()
  }
  return { ...settings, ...servers, settings, database, publicPem: keys.publicPem, close }
}

interface ServerDependencies {
  content: Content
  seed(database: Database): Promise<void>
  database: Database
  settings: Settings
  keys: Keys
  now(): number
}

async function createServers(
  options: GatewayOptions,
  { content, seed, database, settings, keys, now }: ServerDependencies
) {
  const { logLevel = 'warn', trustProxy = [], distDir = resolve('dist') } = options
  const app = { logLevel, trustProxy }
  const { publicPem, refreshSecret, sealing } = keys
  const faults = noFaults()
  const common = { database, settings, faults, now }
  const site = await createSite({
    dependencies: {
      ...common,
      callTable,
      keys,
      refreshSecret,
      sealing,
      passwords: options.passwords ?? passwords,
      mailer: settings.sandbox ? outboxMailer : undefined,
      forced: settings.sandbox ? forcedOutcomes : undefined,
      pause: options.pause ?? pause
    },
    feeds: { ...content, faults, publicPem },
    sandbox: {
      ...common,
      publicPem,
      sealing,
      reset: () => resetDatabase(database, seed),
      topWins: () => content.topWins(now())
    },
    distDir,
    app
  })
  const games = await createGames({ database, settings, now }, app)
  const partner = await createPartner(settings, join(distDir, 'partner'), app)
  return { site, games, partner }
}

function pause(duration: number): Promise<void> {
  return duration > 0 ? new Promise(resolve => setTimeout(resolve, duration)) : Promise.resolve()
}

/** The origins are known only after listening, since port 0 lets the system choose. */
async function listenOnPorts(
  gateway: UnstartedGateway,
  { host, port, gamesPort, partnerPort, origins }: GatewayOptions
): Promise<void> {
  const { settings, site, games, partner } = gateway
  const siteOrigin = await listen(site, { host, port, variable: 'PORT' })
  const gamesOrigin = await listen(games, { host, port: gamesPort, variable: 'GAMES_PORT' })
  const partnerOrigin = await listen(partner, { host, port: partnerPort, variable: 'PARTNER_PORT' })
  Object.assign(settings, { siteOrigin, gamesOrigin, partnerOrigin }, origins)
  Object.assign(gateway, { siteOrigin, gamesOrigin, partnerOrigin }, origins)
}
