import { startGateway } from './server.ts'

/** Reads a port; 0 lets the system choose. */
function portFrom(name: string, usual: number): number {
  const port = Number(process.env[name] || usual)
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`${name} must be a port number`)
  return port
}

/** Reads so many seconds, a fraction for one, and gives ms. */
function secondsFrom(name: string, usual: number): number {
  const seconds = Number(process.env[name] || usual)
  if (!(seconds >= 0 && seconds <= 86_400)) throw new Error(`${name} must be seconds, at most a day`)
  return seconds * 1_000
}

/** Reads a list with commas or blanks between. */
function listFrom(name: string): string[] {
  return (process.env[name] ?? '').split(/[\s,]+/).filter(Boolean)
}

function originsFromEnvironment() {
  const given = {
    siteOrigin: process.env['SITE_ORIGIN'],
    gamesOrigin: process.env['GAMES_ORIGIN'],
    partnerOrigin: process.env['PARTNER_ORIGIN']
  }
  return Object.fromEntries(Object.entries(given).filter(([, origin]) => origin))
}

async function main(): Promise<void> {
  const gateway = await startGateway({
    port: portFrom('PORT', 4000),
    gamesPort: portFrom('GAMES_PORT', 4001),
    partnerPort: portFrom('PARTNER_PORT', 4002),
    host: process.env['HOST'] || 'localhost',
    dataDir: process.env['DATA_DIR'] || '.data',
    databaseUrl: process.env['DATABASE_URL'] || undefined,
    sandbox: process.env['SANDBOX'] === '1',
    allowedOrigins: listFrom('ALLOWED_ORIGINS'),
    origins: originsFromEnvironment(),
    decideAfter: {
      deposit: secondsFrom('DEPOSIT_SECONDS', 20),
      withdrawal: secondsFrom('WITHDRAWAL_SECONDS', 45),
      coupon: secondsFrom('COUPON_SECONDS', 60)
    },
    trustProxy: listFrom('TRUST_PROXY'),
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
