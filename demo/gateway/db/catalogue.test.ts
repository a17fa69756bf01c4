import { expect, test } from 'vitest'

import { catalogueOf } from './catalogue.ts'
import type { Database } from './database.ts'

test('a catalogue that could not be loaded is loaded again for the next request', async () => {
  let attempts = 0
  const select = () => {
    attempts += 1
    throw new Error(`attempt ${attempts} failed`)
  }
  // Of the database nothing else is used before it fails.
  const database = { select } as unknown as Database

  await expect(catalogueOf(database)).rejects.toThrow('attempt 1 failed')
  await expect(catalogueOf(database)).rejects.toThrow('attempt 2 failed')
})
