import DataLoader from 'dataloader'

import type { Database } from './database.ts'
import { createPrepared } from './prepared.ts'

/**
 * A read by a key: those of requests that arrive together are one statement, and nothing is kept
 * (docs/decisions/0022-sessions-read-together.md).
 *
 * @param prepare Returns what reads the values of several keys, in their order.
 */
export function createBatched<Key, Value>(
  prepare: (database: Database) => (keys: readonly Key[]) => Promise<Value[]>
): (database: Database, key: Key) => Promise<Value> {
  const loaders = createPrepared(
    database =>
      new DataLoader<Key, Value>(prepare(database), {
        // After all requests that have arrived by now.
        batchScheduleFn: read => setImmediate(read),
        cache: false,
        maxBatchSize: 100
      })
  )
  return (database, key) => loaders(database).load(key)
}
