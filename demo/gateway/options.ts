import type { Content } from './content.ts'
import type { Passwords, Settings } from './context.ts'
import type { ConnectOptions } from './db/connect.ts'

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
  /** 32 bytes; in place of the key file `seal.key`. */
  sealKey?: Buffer | undefined
  /** See `ConnectOptions`. */
  openNew?: ConnectOptions['openNew']
  /** A PostgreSQL server instead of the embedded database. */
  databaseUrl?: string | undefined
  /** Built site and partner pages. */
  distDir?: string
  sandbox?: boolean
  /** See `Settings`. */
  partnerOrigins?: readonly string[]
  inlineOrigins?: readonly string[]
  /** Public origins, where they differ from the ports. */
  origins?: Partial<Pick<Settings, 'siteOrigin' | 'gamesOrigin' | 'partnerOrigin'>>
  /** In ms; see `Settings`. */
  refreshInterval?: number
  /** In ms; 20 s for a deposit, 45 s for a withdrawal and 60 s for a coupon where absent. */
  decideAfter?: Partial<Settings['decideAfter']>
  /** Whole kuruş; see `Settings`. */
  payoutDayLimit?: bigint | undefined
  /** Number of games of a new database; see `SeedOptions`. */
  games?: number | undefined
  /** Trusted proxies; see `AppOptions`. */
  trustProxy?: readonly string[]
  logLevel?: string
  now?: () => number
  pause?: (duration: number) => Promise<void>
  passwords?: Passwords
  content?: Content
}

/** The settings of a gateway; origins that are not given follow the ports. */
export function settingsOf({
  origins,
  partnerOrigins = [],
  inlineOrigins = [],
  sandbox = false,
  refreshInterval,
  decideAfter,
  payoutDayLimit,
  ...ports
}: GatewayOptions): Settings {
  return {
    siteOrigin: origins?.siteOrigin ?? `http://localhost:${ports.port ?? 0}`,
    gamesOrigin: origins?.gamesOrigin ?? `http://localhost:${ports.gamesPort ?? 0}`,
    partnerOrigin: origins?.partnerOrigin ?? `http://localhost:${ports.partnerPort ?? 0}`,
    partnerOrigins,
    inlineOrigins,
    sandbox,
    refreshInterval,
    decideAfter: { deposit: 20_000, withdrawal: 45_000, coupon: 60_000, ...decideAfter },
    payoutDayLimit
  }
}
