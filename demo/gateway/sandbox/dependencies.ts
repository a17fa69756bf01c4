import type { Settings } from '../context.ts'
import type { Database } from '../db/database.ts'
import type { Sealing } from '../session/sealing.ts'
import type { Switches } from './faults.ts'

/** Dependencies of the routes under /sandbox. */
export interface SandboxDependencies {
  database: Database
  settings: Settings
  faults: Switches
  publicPem: string
  sealing: Sealing
  now(): number
  /** Empties and seeds the database. */
  reset(): Promise<void>
  /** Rows of the simulated feed of winners. */
  topWins(): unknown
}
