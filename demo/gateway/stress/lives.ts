import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'

import { sql } from 'drizzle-orm'

import { connect } from '../db/connect.ts'
import { rowsOf } from '../db/database.ts'
import { trialBalance } from '../ledger/checks.ts'
import { SUM, type WriterOptions } from './writer.ts'

/** What a writer has said, as far as it came to say it. */
export interface Life {
  /** Ms until its database was open; undefined where it never was. */
  opened: number | undefined
  /** Ids of the requests that it called done. */
  acknowledged: string[]
  complaint: string
}

export interface Run {
  child: ChildProcess
  over: Promise<Life>
  /** Resolves when it has called so many requests done; with 0, when it is ready. */
  reached(count: number): Promise<void>
}

export function startWriter(script: string, options: WriterOptions): Run {
  const program = `import { write } from ${JSON.stringify(script)}; await write(${JSON.stringify(options)})`
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'pipe']
  })
  const said = { out: '', complaint: '' }
  child.stdout.setEncoding('utf8').on('data', (text: string) => (said.out += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said.complaint += text))
  const over = once(child, 'close').then(() => lifeOf(said))
  const reached = (count: number) =>
    new Promise<void>(resolve => {
      const look = () => said.out.split('\n').length > count + 1 && resolve()
      child.stdout.on('data', look)
      child.once('close', () => resolve())
      look()
    })
  return { child, over, reached }
}

/** Only whole lines count: of the last one, the end may be missing. */
function lifeOf({ out, complaint }: { out: string; complaint: string }): Life {
  const [ready = '', ...acknowledged] = out.split('\n').slice(0, -1)
  return { opened: ready ? Number(ready.slice('ready '.length)) : undefined, acknowledged, complaint }
}

export async function kill({ child, over }: Run): Promise<Life> {
  child.kill('SIGKILL')
  return over
}

/** What `lookAt()` finds where all went well. */
export const NOTHING_LOST = {
  lost: 0,
  halves: 0,
  sum: SUM,
  books: { total: 0n, unbalanced: [], differing: [] }
}

/** What became of the requests, in the words of the database. */
export async function lookAt(
  place: Pick<WriterOptions, 'dataDir' | 'databaseUrl'>,
  acknowledged: readonly string[]
) {
  const { database, close } = await connect(place)
  try {
    const kept = await rowsOf<{ id: string; movements: number; is_answered: boolean }>(
      database,
      sql`select request_id as id, answer is not null as is_answered,
        (select count(*)::integer from transactions where transactions.request_id = requests.request_id) as movements
        from requests`
    )
    const known = new Set(kept.map(({ id }) => id))
    const [wallets] = await rowsOf<{ sum: string }>(
      database,
      sql`select sum(balance)::text as sum from accounts join players on players.id = player_id
        where username in ('giver', 'taker')`
    )
    return {
      lost: acknowledged.filter(id => !known.has(id)).length,
      halves: kept.filter(({ movements, is_answered }) => movements !== 2 || !is_answered).length,
      sum: BigInt(wallets?.sum ?? 0),
      books: await trialBalance(database)
    }
  } finally {
    await close()
  }
}
