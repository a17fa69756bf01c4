import { decide, dueDecisions } from '../cashier/decisions.ts'
import { connect } from '../db/connect.ts'

/** Decides what is due one after the other and says each time that it is done, until it is killed. */
export async function settle(dataDir: string, now: number): Promise<void> {
  const { database } = await connect({ dataDir })
  for (const decision of await dueDecisions(database, now)) {
    await decide(database, decision, now)
    process.stdout.write('+')
  }
  // Stays until it is killed.
  setInterval(() => undefined, 1_000)
}
