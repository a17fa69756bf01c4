import { PGlite } from '@electric-sql/pglite'
import type pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { embeddedPool } from './embedded.ts'

let embedded: PGlite
let pool: pg.Pool

beforeAll(async () => {
  embedded = await PGlite.create()
  pool = embeddedPool(embedded)
  await pool.query('create table numbers (number integer primary key)')
})
afterAll(async () => {
  await pool.end()
  await embedded.close()
})

const double = (number: number) =>
  pool.query({ name: 'double', text: 'select 2 * $1::integer as double', values: [number] })

it('plans a named statement once', async () => {
  await double(1)
  expect((await double(21)).rows).toEqual([{ double: 42 }])
  const { rows } = await pool.query(`select generic_plans + custom_plans as runs from pg_prepared_statements`)
  expect(rows).toEqual([{ runs: '2' }])
})

it('answers the next query after one that failed', async () => {
  await double(1)
  await expect(pool.query('select 1 / $1::integer', [0])).rejects.toMatchObject({ code: '22012' })
  expect((await double(4)).rows).toEqual([{ double: 8 }])
})

it('does not keep the transaction of a client that was dropped', async () => {
  const client = await pool.connect()
  await client.query('begin')
  await client.query('insert into numbers values (1)')
  client.release(true)
  expect((await pool.query('select * from numbers')).rows).toEqual([])
})

it('runs queries that are made together one after another', async () => {
  const texts = await Promise.all(
    [100_000, 3, 200_000].map(async length => {
      const { rows } = await pool.query<{ text: string }>(`select repeat('x', $1::integer) as text`, [length])
      return rows[0]?.text.length
    })
  )
  expect(texts).toEqual([100_000, 3, 200_000])
})
