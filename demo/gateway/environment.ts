import { assertOrigins } from './http/origins.ts'
import type { GatewayOptions } from './options.ts'
import { SEAL_KEY_LENGTH } from './session/sealing.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** Of the logger; audit entries are written at each of them. */
const LOG_LEVELS = new Set(['error', 'warn', 'info', 'debug'])

/** The options of a gateway that is started by the command line. Source: docs/operating.md. @throws {Error} */
export function optionsFrom(environment: Environment): GatewayOptions {
  return {
    port: readPort(environment, 'PORT', 4000),
    gamesPort: readPort(environment, 'GAMES_PORT', 4001),
    partnerPort: readPort(environment, 'PARTNER_PORT', 4002),
    host: environment['HOST'] || 'localhost',
    dataDir: environment['DATA_DIR'] || '.data',
    sealKey: readSealKey(environment),
    databaseUrl: readDatabaseUrl(environment),
    sandbox: environment['SANDBOX'] === '1',
    partnerOrigins: assertOrigins('PARTNER_ORIGINS', readList(environment, 'PARTNER_ORIGINS')),
    inlineOrigins: assertOrigins('INLINE_ORIGINS', readList(environment, 'INLINE_ORIGINS')),
    origins: readOrigins(environment),
    decideAfter: {
      deposit: readSeconds(environment, 'DEPOSIT_SECONDS', 20),
      withdrawal: readSeconds(environment, 'WITHDRAWAL_SECONDS', 45),
      coupon: readSeconds(environment, 'COUPON_SECONDS', 60)
    },
    games: readGames(environment),
    payoutDayLimit: readLira(environment, 'PAYOUT_DAY_LIMIT', 100_000),
    trustProxy: readList(environment, 'TRUST_PROXY'),
    logLevel: readLogLevel(environment)
  }
}

/** Reads a port from the environment; 0 lets the system choose. */
function readPort(environment: Environment, name: string, fallback: number): number {
  const port = Number(environment[name] || fallback)
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`${name} must be a port number`)
  return port
}

/** Reads seconds from the environment, fractions included. @returns Ms. */
function readSeconds(environment: Environment, name: string, fallback: number): number {
  const seconds = Number(environment[name] || fallback)
  if (!(seconds >= 0 && seconds <= 86_400)) throw new Error(`${name} must be seconds, at most a day`)
  return seconds * 1_000
}

/** Reads whole lira from the environment. @returns Whole kuruş. */
function readLira(environment: Environment, name: string, fallback: number): bigint {
  const text = environment[name] || String(fallback)
  if (!/^\d{1,12}$/.test(text)) throw new Error(`${name} must be whole lira`)
  return BigInt(text) * 100n
}

/** Reads the number of games of a new sandbox. */
function readGames(environment: Environment): number {
  const games = Number(environment['SANDBOX_GAMES'] || 312)
  if (Number.isInteger(games) && games >= 312 && games <= 21_312) return games
  throw new Error('SANDBOX_GAMES must be a number from 312 to 21312')
}

/** Reads a list, separated by commas or spaces, from the environment. */
function readList(environment: Environment, name: string): string[] {
  return (environment[name] ?? '').split(/[\s,]+/).filter(Boolean)
}

/** Reads the key that secrets in the database are encrypted with. */
function readSealKey(environment: Environment): Buffer | undefined {
  const text = environment['SEAL_KEY']
  if (!text) return undefined
  const key = Buffer.from(text, 'base64')
  // Buffer skips what is no base64, so a mistyped key could pass.
  const isExact = key.toString('base64') === text.trim()
  if (!isExact || key.length !== SEAL_KEY_LENGTH) throw new Error('SEAL_KEY must be 32 bytes in base64')
  return key
}

function readDatabaseUrl(environment: Environment): string | undefined {
  const url = environment['DATABASE_URL']
  if (!url) return undefined
  // The address may contain a password, so the message does not repeat it.
  if (!/^postgres(ql)?:\/\//.test(url)) throw new Error('DATABASE_URL must begin with postgresql://')
  return url
}

function readLogLevel(environment: Environment): string {
  const level = environment['LOG_LEVEL'] || 'warn'
  if (!LOG_LEVELS.has(level)) throw new Error(`LOG_LEVEL must be one of ${[...LOG_LEVELS].join(', ')}`)
  return level
}

function readOrigins(environment: Environment) {
  const read = (name: string) => assertOrigins(name, readList(environment, name)).at(0)
  const origins = {
    siteOrigin: read('SITE_ORIGIN'),
    gamesOrigin: read('GAMES_ORIGIN'),
    partnerOrigin: read('PARTNER_ORIGIN')
  }
  return Object.fromEntries(Object.entries(origins).filter(([, origin]) => origin))
}
