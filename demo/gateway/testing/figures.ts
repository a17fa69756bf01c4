import { appendFileSync } from 'node:fs'

/** A row of the table that `npm run test:stress` and `npm run test:security` print. */
interface Figure {
  /** W1 to W13. */
  id: string
  /** The database, call or server that was measured. */
  subject: string
  /** What was measured. */
  text: string
  /** The most that is allowed; absent where `text` says it. */
  limit?: string
}

/** Adds a row to the table; `npm test` prints none. */
export function record(figure: Figure): void {
  const file = process.env['FIGURES']
  if (file) appendFileSync(file, `${JSON.stringify(figure)}\n`)
}
