import { decide, dueDecisions } from '../cashier/decisions.ts'
import { connect } from '../db/connect.ts'

/** Applies due decisions one by one and prints `+` for each, until the process is killed. */
export async function applyDecisions(dataDir: string, now: number): Promise<void> {
  const { database } = await connect({ dataDir })
  for (const decision of await dueDecisions(database, now)) {
    await decide(database, decision, now)
    process.stdout.write('+')
  }
  // Keeps the process running.
  setInterval(() => undefined, 1_000)
}
