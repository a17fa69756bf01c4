import { expect, test } from 'vitest'

import { connect } from './connect.ts'

test.each(['127.0.0.1', 'localhost'])(
  'a server at %s that cannot be reached is named by its variable and the reason, without the password',
  async host => {
    const databaseUrl = `postgresql://gateway:secret@${host}:1/casino`
    await expect(connect({ databaseUrl })).rejects.toThrow(
      /^The database of DATABASE_URL cannot be used: (?!.*secret).*ECONNREFUSED/
    )
  }
)
