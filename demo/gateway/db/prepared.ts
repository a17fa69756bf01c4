import type { Database } from './database.ts'

/**
 * A statement that is built once for each database, and that PostgreSQL plans once for each connection. For statements of
 * nearly every request; not within a transaction, whose `Database` is used once.
 *
 * @param build Ends with `.prepare(name)`; the name is unique in the gateway.
 */
export function createPrepared<Statement>(
  build: (database: Database) => Statement
): (database: Database) => Statement {
  const statements = new WeakMap<Database, Statement>()
  return database => {
    const known = statements.get(database)
    if (known) return known
    const statement = build(database)
    statements.set(database, statement)
    return statement
  }
}
