import type { AddressInfo } from 'node:net'
import { join, resolve } from 'node:path'

import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'

import { registerPayments } from './cashier/payment/routes.ts'
import { settleDue, startSettling } from './cashier/settle.ts'
import type { Content } from './content.ts'
import type { Database, GamesDependencies, Passwords, Settings } from './context.ts'
import { startCleanup } from './cleanup.ts'
import { connect } from './db/connect.ts'
import { openHouseAccounts } from './db/house-accounts.ts'
import { tableNames } from './db/migrate.ts'
import { settleCoupons } from './games/coupon/settle.ts'
import { registerGames } from './games/routes.ts'
import { createApp, type AppOptions } from './http/app.ts'
import { forStatus } from './http/errors.ts'
import { gamesPolicy, setHeaders } from './http/headers.ts'
import { createPartner } from './partner-server.ts'
import { noFaults } from './sandbox/faults.ts'
import { forcedOutcomes } from './sandbox/forced-outcomes.ts'
import { outboxMailer } from './sandbox/outbox.ts'
import { loadKeys } from './session/keys.ts'
import { passwords } from './session/passwords.ts'
import { createSite } from './site-server.ts'

export interface GatewayOptions {
  /** 0 picks any free port. */
  port?: number
  gamesPort?: number
  partnerPort?: number
  host?: string
  /** Folder of the embedded database and the keys; everything is in memory where absent. */
  dataDir?: string | undefined
  /** Folder of the keys, where it is not in `dataDir`. */
  keysDir?: string
  /** Initial content of a new embedded database; see `ConnectOptions`. */
  copy?: Blob
  /** A PostgreSQL server instead of the embedded database. */
  databaseUrl?: string | undefined
  /** Built site and partner pages. */
  distDir?: string
  sandbox?: boolean
  allowedOrigins?: readonly string[]
  /** Public origins, where they differ from the ports. */
  origins?: Partial<Pick<Settings, 'siteOrigin' | 'gamesOrigin' | 'partnerOrigin'>>
  /** In ms; see `Settings`. */
  refreshInterval?: number
  /** In ms; 20 s for a deposit, 45 s for a withdrawal and 60 s for a coupon where absent. */
  decideAfter?: Partial<Settings['decideAfter']>
  /** Trusted proxies; see `AppOptions`. */
  trustProxy?: readonly string[]
  logLevel?: string
  now?: () => number
  pause?: (duration: number) => Promise<void>
  passwords?: Passwords
  content?: Content
}

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
  const gateway = await createGateway(options)
  try {
    await listen(gateway, options)
  } catch (error) {
    await gateway.close()
    throw error
  }
  return gateway
}

type UnstartedGateway = Gateway & { settings: Settings }

/** Creates the gateway without listening on ports. */
export async function createGateway(options: GatewayOptions): Promise<UnstartedGateway> {
  const { now = Date.now, dataDir, logLevel = 'warn', trustProxy = [] } = options
  const app = { logLevel, trustProxy }
  const content = options.content ?? (await import('./content.ts')).content
  const seed = (database: Database) => content.seed(database, { now: now() })
  const connection = await connect({ databaseUrl: options.databaseUrl, dataDir, seed, copy: options.copy })
  const keys = await loadKeys(options.keysDir ?? (dataDir && join(dataDir, 'keys')))
  const settings = settingsOf(options)
  const { database } = connection
  const faults = noFaults()
  const { publicPem, refreshSecret } = keys
  const distDir = options.distDir ?? resolve('dist')
  const common = { database, settings, faults, now }
  const pauseWith = options.pause ?? pause
  const hashing = options.passwords ?? passwords
  const site = await createSite({
    dependencies: {
      ...common,
      keys,
      refreshSecret,
      passwords: hashing,
      mailer: settings.sandbox ? outboxMailer : undefined,
      forced: settings.sandbox ? forcedOutcomes : undefined,
      pause: pauseWith
    },
    feeds: { ...content, faults, publicPem },
    sandbox: { ...common, ...sandboxSources(content, { database, seed, now }), publicPem },
    distDir,
    app
  })
  const games = await createGames({ database, settings, now }, app)
  const partner = await createPartner(settings, join(distDir, 'partner'), app)
  const stopCleanup = startCleanup(database, { now, log: site.log })
  const stopSettling = startSettling(database, { now, log: site.log, settle: [settleDue, settleCoupons] })
  const close = async () => {
    stopCleanup()
    await stopSettling()
    await Promise.all([site, games, partner].map(app => app.close()))
    await connection.close()
  }
  return { ...settings, settings, site, games, partner, database, publicPem, close }
}

function sandboxSources(
  content: Content,
  { database, seed, now }: { database: Database; seed: (database: Database) => Promise<void>; now(): number }
) {
  return { reset: () => reset(database, seed), topWins: () => content.topWins(now()) }
}

function settingsOf({
  origins,
  allowedOrigins = [],
  sandbox = false,
  refreshInterval,
  decideAfter,
  ...ports
}: GatewayOptions): Settings {
  return {
    siteOrigin: origins?.siteOrigin ?? `http://localhost:${ports.port ?? 0}`,
    gamesOrigin: origins?.gamesOrigin ?? `http://localhost:${ports.gamesPort ?? 0}`,
    partnerOrigin: origins?.partnerOrigin ?? `http://localhost:${ports.partnerPort ?? 0}`,
    allowedOrigins,
    sandbox,
    refreshInterval,
    decideAfter: { deposit: 20_000, withdrawal: 45_000, coupon: 60_000, ...decideAfter }
  }
}

function pause(duration: number): Promise<void> {
  return duration > 0 ? new Promise(resolve => setTimeout(resolve, duration)) : Promise.resolve()
}

/** Empties and seeds the database again. Ids restart; only dates differ. */
async function reset(database: Database, seed: (database: Database) => Promise<void>): Promise<void> {
  await database.transaction(async transaction => {
    const names = tableNames().map(name => `"${name}"`)
    await transaction.execute(sql.raw(`truncate ${names.join(', ')} restart identity cascade`))
    await openHouseAccounts(transaction)
    await seed(transaction)
  })
}

async function createGames(
  deps: Omit<GamesDependencies, 'log'>,
  options: AppOptions
): Promise<FastifyInstance> {
  const app = createApp(options)
  setHeaders(app, {
    policy: () => gamesPolicy(deps.settings),
    referrer: 'no-referrer',
    resources: 'same-origin',
    permissions: () => 'fullscreen=(self), autoplay=(self)'
  })
  app.setNotFoundHandler((_request, reply) => reply.code(404).send(forStatus(404)))
  await registerGames(app, { ...deps, log: app.log })
  await registerPayments(app, { ...deps, log: app.log })
  return app
}

/** The origins are known only after listening, since port 0 lets the system choose. */
async function listen(
  gateway: UnstartedGateway,
  { host = 'localhost', origins, ...ports }: GatewayOptions
): Promise<void> {
  const { settings } = gateway
  const start = async (app: FastifyInstance, port = 0) => {
    await app.listen({ host, port })
    return `http://${host === '0.0.0.0' ? 'localhost' : host}:${(app.server.address() as AddressInfo).port}`
  }
  const siteOrigin = await start(gateway.site, ports.port)
  const gamesOrigin = await start(gateway.games, ports.gamesPort)
  const partnerOrigin = await start(gateway.partner, ports.partnerPort)
  Object.assign(settings, { siteOrigin, gamesOrigin, partnerOrigin }, origins)
  Object.assign(gateway, { siteOrigin, gamesOrigin, partnerOrigin }, origins)
}
