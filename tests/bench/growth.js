// @ts-check
/**
 * `npm run bench:growth`: how long lists take as the data grows: 312, 20,000 and 200,000 games, and histories of 1,000,
 * 100,000 and 5,000,000 rows of one player, on a PostgreSQL server made for the run. p95 should at most double over each
 * range. The figures are stored as JSON in .cache/bench/, or in the file of `--json=`.
 *
 * --rows=1000000 makes the longest history shorter; --quick sends fewer requests. `games` or `ledger` selects one half.
 */
import { NO_POSTGRES } from '../../scripts/find-programs.js'
import { addHistory, addPlayers } from './bench-players.js'
import { option, storeResult } from './command.js'
import { onServer, startServer } from './databases.js'
import { call, dayOf, week } from './gateway-calls.js'
import { sealerOf, startSandbox } from './sandbox.js'
import { median, quantile } from './statistics.js'

/** @typedef {import('./databases.js').Query} Query */
/** @typedef {import('./load.js').Sent} Sent */
/** @typedef {{ name: string, size: number, p50: number, p95: number }} Figure Times in ms. */

const GAMES = [312, 20_000, 200_000]
const ROWS = [1_000, 100_000, Number(option('rows') ?? 5_000_000)]
const REQUESTS = process.argv.includes('--quick') ? 60 : 300
const MAX_GROWTH = 2
const wants = (/** @type {string} */ half) =>
  process.argv.includes(half) || !['games', 'ledger'].some(word => process.argv.includes(word))

const server = await startServer()
if (!server) throw new Error(NO_POSTGRES)
/** @type {Figure[]} */
let figures
try {
  figures = await onServer(server.url, query => measureAll(query, server.url))
} finally {
  await server.stop()
}
print(figures)
storeResult('growth', { requests: REQUESTS, figures })
process.exit(0)

/** @param {Query} query @param {string} databaseUrl */
async function measureAll(query, databaseUrl) {
  const first = await startSandbox({ databaseUrl })
  const { folder } = first
  await first.end()
  try {
    return [
      ...(wants('games') ? await measureGames(query, { folder, databaseUrl }) : []),
      ...(wants('ledger') ? await measureLedger(query, { folder, databaseUrl }) : [])
    ]
  } finally {
    await first.forget()
  }
}

/** @param {Query} query @param {{ folder: string, databaseUrl: string }} where */
async function measureGames(query, where) {
  const [player] = await addPlayers(query, 1)
  /** @type {Figure[]} */
  const all = []
  for (const size of GAMES) {
    await growCatalogue(query, size)
    const sandbox = await startSandbox(where)
    const user = player && (await sealerOf(sandbox.site))(player)
    const page = (/** @type {number} */ at) => ({ limit: 48, offset: (at * 48) % 288 })
    const list = (/** @type {object} */ data) => call('casino.games_list', data, user)
    all.push(
      ...(await measure(sandbox.site, size, {
        'a page of games': at => call('casino.games_list', page(at)),
        'a page of games, a player with favourites': at => list(page(at)),
        'favourites alone': () => list({ ...page(0), favorites: true }),
        'a search never made before': at => list({ ...page(0), searchGameName: `fener ${at}` }),
        'studios with their counts': () => call('casino.provider_list', page(0))
      }))
    )
    await sandbox.end()
  }
  return all
}

/** Copies the games under further ids and names until there are as many. @param {Query} query @param {number} size */
async function growCatalogue(query, size) {
  const columns = `provider_id, image, theme, volatility, min_stake, max_stake, is_new, has_demo, has_jackpot,
    has_variant_keys`
  await query(
    `insert into games (id, name, folded, ${columns})
     select 1000000 + row, name || ' ' || row, folded || ' ' || row, ${columns}
     from generate_series((select count(*) from games where quirk is null) + 1, $1::integer) row
     join games original on original.id = 1001 + row % 312`,
    [size]
  )
  await query('analyze games')
}

/** @param {Query} query @param {{ folder: string, databaseUrl: string }} where */
async function measureLedger(query, where) {
  const players = await addPlayers(query, ROWS.length)
  // Does not look up the player of each row again.
  await query('set session_replication_role = replica')
  for (const [index, { id }] of players.entries()) await addHistory(query, id, ROWS[index] ?? 0)
  await query('vacuum analyze transactions')
  const sandbox = await startSandbox(where)
  const userOf = await sealerOf(sandbox.site)
  const list = (/** @type {object} */ user, /** @type {object} */ data) =>
    call('finance.list_transactions', { ...week(), ...data }, /** @type {any} */ (user))
  /** @type {Figure[]} */
  const all = []
  for (const [index, player] of players.entries()) {
    const user = userOf(player)
    const year = { startDate: dayOf(365), endDate: dayOf(0) }
    all.push(
      ...(await measure(sandbox.site, ROWS[index] ?? 0, {
        'history: games of a week': () => list(user, {}),
        'history: games of a week, page 10': () => list(user, { offset: 180 }),
        'history: games of a year': () => list(user, year),
        'history: all, latest first': () => list(user, { startDate: undefined, endDate: undefined }),
        'history: credits of a year above ₺5': () =>
          list(user, { ...year, searchType: '1', searchMinAmount: '5.00' })
      }))
    )
  }
  await sandbox.end()
  return all
}

/**
 * One request after the other, the kinds in turn.
 * @param {string} site @param {number} size @param {Record<string, (at: number) => Sent>} kinds @returns {Promise<Figure[]>}
 */
async function measure(site, size, kinds) {
  const times = new Map(Object.keys(kinds).map(name => [name, /** @type {number[]} */ ([])]))
  for (let at = -20; at < REQUESTS; at++) {
    for (const [name, sentAt] of Object.entries(kinds)) {
      const { path, headers, body } = sentAt(at + 20)
      const start = performance.now()
      const reply = await (await fetch(site + path, { method: 'POST', headers, body })).json()
      if (!reply.result) throw new Error(`${name}: ${reply.message}`)
      // The first requests load the catalogue and warm up.
      if (at >= 0) times.get(name)?.push(performance.now() - start)
    }
  }
  return [...times].map(([name, all]) => ({ name, size, p50: median(all), p95: quantile(all, 0.95) }))
}

/** @param {Figure[]} all */
function print(all) {
  console.log(`\n${'p95 in ms (p50)'.padEnd(44)}${'growth'.padStart(10)}`)
  for (const name of new Set(all.map(figure => figure.name))) {
    const own = all.filter(figure => figure.name === name)
    const cells = own.map(({ size, p50, p95 }) =>
      `${size}: ${p95.toFixed(1)} (${p50.toFixed(1)})`.padStart(24)
    )
    const growth = growthOf(own)
    const mark = growth <= MAX_GROWTH ? '✓' : '✗'
    console.log(`${name.padEnd(44)}${`${mark} ${growth.toFixed(1)}`.padStart(10)}${cells.join('')}`)
  }
}

/** @param {Figure[]} own */
function growthOf(own) {
  return (own.at(-1)?.p95 ?? Number.NaN) / (own[0]?.p95 ?? Number.NaN)
}
