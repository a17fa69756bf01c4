import { assertOrigins } from './http/origins.ts'
import { startGateway } from './server.ts'
import { SEAL_KEY_LENGTH } from './session/sealing.ts'

/** Reads a port from the environment; 0 lets the system choose. */
function readPort(name: string, fallback: number): number {
  const port = Number(process.env[name] || fallback)
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`${name} must be a port number`)
  return port
}

/** Reads seconds from the environment, fractions included. @returns Ms. */
function readSeconds(name: string, fallback: number): number {
  const seconds = Number(process.env[name] || fallback)
  if (!(seconds >= 0 && seconds <= 86_400)) throw new Error(`${name} must be seconds, at most a day`)
  return seconds * 1_000
}

/** Reads whole lira from the environment. @returns Whole kuruş. */
function readLira(name: string, fallback: number): bigint {
  const text = process.env[name] || String(fallback)
  if (!/^\d{1,12}$/.test(text)) throw new Error(`${name} must be whole lira`)
  return BigInt(text) * 100n
}

/** Reads a list, separated by commas or spaces, from the environment. */
function readList(name: string): string[] {
  return (process.env[name] ?? '').split(/[\s,]+/).filter(Boolean)
}

/** Reads the key that secrets in the database are encrypted with. */
function readSealKey(): Buffer | undefined {
  const text = process.env['SEAL_KEY']
  if (!text) return undefined
  const key = Buffer.from(text, 'base64')
  // Buffer skips what is no base64, so a mistyped key could pass.
  const isExact = key.toString('base64') === text.trim()
  if (!isExact || key.length !== SEAL_KEY_LENGTH) throw new Error('SEAL_KEY must be 32 bytes in base64')
  return key
}

function readOrigins() {
  const origins = {
    siteOrigin: process.env['SITE_ORIGIN'],
    gamesOrigin: process.env['GAMES_ORIGIN'],
    partnerOrigin: process.env['PARTNER_ORIGIN']
  }
  return Object.fromEntries(Object.entries(origins).filter(([, origin]) => origin))
}

async function main(): Promise<void> {
  // Folders of the database and the lock file are for this user alone.
  process.umask(0o077)
  const gateway = await startGateway({
    port: readPort('PORT', 4000),
    gamesPort: readPort('GAMES_PORT', 4001),
    partnerPort: readPort('PARTNER_PORT', 4002),
    host: process.env['HOST'] || 'localhost',
    dataDir: process.env['DATA_DIR'] || '.data',
    sealKey: readSealKey(),
    databaseUrl: process.env['DATABASE_URL'] || undefined,
    sandbox: process.env['SANDBOX'] === '1',
    partnerOrigins: assertOrigins('PARTNER_ORIGINS', readList('PARTNER_ORIGINS')),
    inlineOrigins: assertOrigins('INLINE_ORIGINS', readList('INLINE_ORIGINS')),
    origins: readOrigins(),
    decideAfter: {
      deposit: readSeconds('DEPOSIT_SECONDS', 20),
      withdrawal: readSeconds('WITHDRAWAL_SECONDS', 45),
      coupon: readSeconds('COUPON_SECONDS', 60)
    },
    payoutDayLimit: readLira('PAYOUT_DAY_LIMIT', 100_000),
    trustProxy: readList('TRUST_PROXY'),
    logLevel: process.env['LOG_LEVEL'] || 'warn'
  })
  console.log(
    `Site ${gateway.siteOrigin}, games ${gateway.gamesOrigin}, partner pages ${gateway.partnerOrigin}`
  )
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void gateway.close().finally(() => process.exit(0)))
  }
}

try {
  await main()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
