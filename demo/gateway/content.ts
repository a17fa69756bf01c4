import type { Database } from './db/database.ts'
import type { Picture } from './http/feeds.ts'
import { coverFor } from './seed/covers.ts'
import { datas, licences } from './seed/datas.ts'
import { seedDatabase, type SeedOptions } from './seed/index.ts'
import { topWinsAt } from './seed/top-wins.ts'

/** Seed data and files of a gateway: those of the sandbox, or small ones in tests. */
export interface Content {
  /** Fills an empty database; with players for the sandbox alone, since their passwords are public. */
  seed(database: Database, options: SeedOptions): Promise<void>
  /** Files under `/datas/`, by name. */
  datas: Readonly<Record<string, unknown>>
  licences: unknown
  coverFor(path: string): Promise<Picture | undefined>
  /** Rows of the simulated feed of winners. */
  topWins(now: number): unknown
}

export const content: Content = { seed: seedDatabase, datas, licences, coverFor, topWins: topWinsAt }
