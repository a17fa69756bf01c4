import type { Database } from './database.ts'

/**
 * A statement that is built once for each database, and that PostgreSQL plans once for each connection, or a reader with such
 * a statement. For what nearly every request needs; not within a transaction, whose `Database` is used once.
 *
 * @param build The statement ends with `.prepare(name)`; the name is unique in the gateway.
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
