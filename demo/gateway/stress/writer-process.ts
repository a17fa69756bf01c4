import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'

import { sql } from 'drizzle-orm'

import { connect } from '../db/connect.ts'
import { rowsOf } from '../db/database.ts'
import { trialBalance } from '../ledger/checks.ts'
import { TEST_NODE_FLAGS } from '../testing/node-flags.ts'
import { SUM, type WriterOptions } from './writer.ts'

/** What a writer process reported before it ended. */
export interface WriterResult {
  /** Ms until its database was open; undefined if it never was. */
  openedAfter: number | undefined
  /** Ids of the requests that it reported as done. */
  acknowledged: string[]
  errors: string
}

export interface WriterProcess {
  child: ChildProcess
  result: Promise<WriterResult>
  /** Resolves when it has reported that many requests as done, or has ended; 0 waits until it is ready. */
  reached(count: number): Promise<void>
}

/** @param script A program that exports `write()`. @param options What `write()` takes, as JSON. */
export function startWriter(script: string, options: object): WriterProcess {
  const program = `import { write } from ${JSON.stringify(script)}; await write(${JSON.stringify(options)})`
  const child = spawn(process.execPath, [...TEST_NODE_FLAGS, '--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'pipe']
  })
  const output = { out: '', errors: '' }
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output.out += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => (output.errors += text))
  const result = once(child, 'close').then(() => readResult(output))
  const reached = (count: number) =>
    new Promise<void>(resolve => {
      const check = () => output.out.split('\n').length > count + 1 && resolve()
      child.stdout.on('data', check)
      child.once('close', () => resolve())
      check()
    })
  return { child, result, reached }
}

/** Ignores the last line, which may be incomplete. */
function readResult({ out, errors }: { out: string; errors: string }): WriterResult {
  const [ready = '', ...acknowledged] = out.split('\n').slice(0, -1)
  return { openedAfter: ready ? Number(ready.slice('ready '.length)) : undefined, acknowledged, errors }
}

export async function kill({ child, result }: WriterProcess): Promise<WriterResult> {
  child.kill('SIGKILL')
  return result
}

/** The expected result of `inspect()`. */
export const NOTHING_LOST = {
  lost: 0,
  incomplete: 0,
  sum: SUM,
  balance: { total: 0n, unbalanced: [], differing: [] }
}

/** Compares the database with the acknowledged requests. */
export async function inspect(
  location: Pick<WriterOptions, 'dataDir' | 'databaseUrl'>,
  acknowledged: readonly string[]
) {
  const { database, close } = await connect(location)
  try {
    const stored = await rowsOf<{ id: string; movements: number; is_answered: boolean }>(
      database,
      sql`select request_id as id, answer is not null as is_answered,
        (select count(*)::integer from transactions where transactions.request_id = requests.request_id) as movements
        from requests`
    )
    const known = new Set(stored.map(({ id }) => id))
    const [wallets] = await rowsOf<{ sum: string }>(
      database,
      sql`select sum(balance)::text as sum from accounts join players on players.id = player_id
        where username in ('giver', 'taker')`
    )
    return {
      lost: acknowledged.filter(id => !known.has(id)).length,
      incomplete: stored.filter(({ movements, is_answered }) => movements !== 2 || !is_answered).length,
      sum: BigInt(wallets?.sum ?? 0),
      balance: await trialBalance(database)
    }
  } finally {
    await close()
  }
}
