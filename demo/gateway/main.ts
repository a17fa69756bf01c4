import { optionsFrom } from './environment.ts'
import { startGateway } from './server.ts'

async function main(): Promise<void> {
  // Folders of the database and the lock file are for this user alone.
  process.umask(0o077)
  const gateway = await startGateway(optionsFrom(process.env))
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
