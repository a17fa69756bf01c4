import { expect, it, vi } from 'vitest'

import type { Database } from './database.ts'
import { createPrepared } from './prepared.ts'

it('builds a statement once for each database', () => {
  const build = vi.fn((database: Database) => ({ database }))
  const statement = createPrepared(build)
  const [one, other] = [{} as Database, {} as Database]

  expect(statement(one)).toBe(statement(one))
  expect(statement(other)).toEqual({ database: other })
  expect(build).toHaveBeenCalledTimes(2)
})
