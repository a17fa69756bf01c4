// @ts-check
/**
 * What the gateway answers a second on each database, beside what its parts can do at best: the same framework with its
 * plugins answering a constant, and the same database doing the bare conditional debit.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

import { debitAll } from './bare-debit.js'
import { addHistory, addPlayers } from './bench-players.js'
import { inEmbedded, onServer, startServer } from './databases.js'
import { CALLS, round } from './gateway-calls.js'
import { fire, pace } from './load.js'
import { sealerOf, startSandbox } from './sandbox.js'

/** @typedef {import('./bench-players.js').Player} Player */
/** @typedef {import('./load.js').Loaded} Loaded */
/** @typedef {import('./sandbox.js').Sandbox} Sandbox */

/**
 * @typedef {object} Figure
 * @property {string} name
 * @property {string} database
 * @property {Loaded[]} runs
 * @property {Loaded[]} [floor]  Measured in turn with the runs.
 * @property {Aim} [aim]
 */

/** @typedef {{ ratio?: number, p50?: number, p99?: number }} Aim `ratio`: the least part of the floor; times: the most ms. */

/** @typedef {{ runs: number, seconds: number, wants: (part: string) => boolean }} How */
/** @typedef {{ sandbox: Sandbox, players: Player[], database: string, aims: Aims }} Subject */

const CONSTANT_SERVER = join(import.meta.dirname, 'constant-server.js')
const CLIENTS = 16
const PLAYERS = 64
const ROWS_OF_HISTORY = 300

/** Players at the slots at once, and how often each of them plays, in ms. */
const AT_SLOTS = 50
const PACE = 1_000

/** @typedef {{ games_list: number, others: number, round: number }} Aims Parts of the floor. */
const EMBEDDED_AIMS = { games_list: 0.5, others: 0.2, round: 0.3 }
const SERVER_AIMS = { games_list: 0.5, others: 0.3, round: 0.4 }

/** @param {How} how @returns {Promise<Figure[]>} */
export async function loadEmbedded(how) {
  // The first start creates the database.
  const first = await startSandbox({})
  await first.end()
  const { folder } = first
  try {
    const players = await inEmbedded(folder, addAll)
    const sandbox = await startSandbox({ folder })
    const subject = { sandbox, players, database: 'PGlite', aims: EMBEDDED_AIMS }
    const { figures, rounds } = await loadAndEnd(subject, how)
    if (rounds.length === 0) return figures
    // Not in turn with the rounds: one process at a time can have the embedded database open.
    const floor = await inEmbedded(folder, (_query, pool) =>
      repeat(how, () => debitAll(players.slice(0, CLIENTS), { ...how, pool }))
    )
    return [...figures, roundFigure(subject, rounds, floor)]
  } finally {
    await first.forget()
  }
}

/** @param {Subject} subject @param {How} how */
async function loadAndEnd(subject, how) {
  try {
    const figures = await loadCalls(subject, how)
    const rounds = how.wants('round') ? await repeat(how, () => loadRounds(subject, how)) : []
    await assertMoney(subject.sandbox)
    return { figures, rounds }
  } finally {
    await subject.sandbox.end()
  }
}

/** @param {How} how @returns {Promise<Figure[]>} Empty without the programs of PostgreSQL. */
export async function loadServer(how) {
  const server = await startServer()
  if (!server) return []
  const databaseUrl = server.url
  const sandbox = await startSandbox({ databaseUrl })
  try {
    const players = await onServer(databaseUrl, addAll)
    const subject = { sandbox, players, database: 'PostgreSQL', aims: SERVER_AIMS }
    const figures = await loadCalls(subject, how)
    if (how.wants('round')) figures.push(await loadRoundsInTurn(subject, { ...how, databaseUrl }))
    if (how.wants('players')) figures.push(...(await loadPlayers(subject, how)))
    if (how.wants('processes')) figures.push(...(await loadProcesses(subject, { ...how, databaseUrl })))
    await assertMoney(sandbox)
    return figures
  } finally {
    await sandbox.end()
    await sandbox.forget()
    await server.stop()
  }
}

/** @param {import('./databases.js').Query} query */
async function addAll(query) {
  const players = await addPlayers(query, PLAYERS)
  for (const { id } of players) await addHistory(query, id, ROWS_OF_HISTORY)
  await query('analyze')
  return players
}

/** @param {Subject} subject @param {How} how @returns {Promise<Figure[]>} */
async function loadCalls({ sandbox, players, database, aims }, how) {
  const userOf = await sealerOf(sandbox.site)
  const users = players.slice(0, CLIENTS).map(userOf)
  const userAt = (/** @type {number} */ client) => /** @type {(typeof users)[0]} */ (users[client % CLIENTS])
  /** @type {Figure[]} */
  const figures = []
  for (const [name, callsOf] of Object.entries(CALLS)) {
    if (!how.wants(name)) continue
    const load = { url: sandbox.site, clients: CLIENTS, seconds: how.seconds }
    const requests = (/** @type {number} */ client) => callsOf(userAt(client))
    const constant = await startConstant(sandbox.site, requests(0))
    const floor = { ...load, url: constant.url, requests }
    const [runs, floors] = await inTurn(
      how,
      () => fire({ ...load, requests }),
      () => fire(floor)
    ).finally(constant.end)
    const ratio = name === 'games_list' ? aims.games_list : aims.others
    figures.push({ name, database, runs, floor: floors, aim: { ratio } })
  }
  return figures
}

/** A server that answers calls as the gateway has just answered them. @param {string} site @param {import('./load.js').Sent[]} calls */
async function startConstant(site, calls) {
  /** @type {Record<string, string>} */
  const answers = {}
  for (const { path, headers, body } of calls) {
    const response = await fetch(site + path, { method: 'POST', headers, body })
    answers[JSON.parse(body).api.method] = await response.text()
    if (!response.ok) throw new Error(`${body}: ${response.status}`)
  }
  const env = { ...process.env, ANSWERS: JSON.stringify(answers) }
  const server = spawn(process.execPath, [CONSTANT_SERVER], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  const [url] = await once(server.stdout, 'data')
  return { url: String(url).trim(), end: () => server.kill() }
}

/** @param {Pick<Subject, 'sandbox' | 'players'>} subject @param {{ seconds: number, clients?: number }} how */
function loadRounds({ sandbox, players }, { seconds, clients = CLIENTS }) {
  return fire({
    url: sandbox.games,
    clients,
    seconds,
    requests: client => [round(playerAt(players, client))]
  })
}

/** @param {Subject} subject @param {How & { databaseUrl: string }} how @returns {Promise<Figure>} */
async function loadRoundsInTurn(subject, how) {
  const players = subject.players.slice(0, CLIENTS)
  const [rounds, floor] = await onServer(
    how.databaseUrl,
    (_query, pool) =>
      inTurn(
        how,
        () => loadRounds(subject, how),
        () => debitAll(players, { ...how, pool })
      ),
    CLIENTS
  )
  return roundFigure(subject, rounds, floor)
}

/** @param {Subject} subject @param {Loaded[]} runs @param {Loaded[]} floor @returns {Figure} */
function roundFigure({ database, aims }, runs, floor) {
  return { name: 'slot round', database, runs, floor, aim: { ratio: aims.round } }
}

/** Rounds of 50 players: each plays once a second, and as fast as the answers come. @param {Subject} subject @param {How} how @returns {Promise<Figure[]>} */
async function loadPlayers(subject, how) {
  const { sandbox, players, database } = subject
  const load = { url: sandbox.games, clients: AT_SLOTS, seconds: how.seconds * 2, every: PACE }
  const requests = (/** @type {number} */ client) => [round(playerAt(players, client))]
  const paced = await repeat(how, () => pace({ ...load, requests }))
  const fast = await repeat(how, () => loadRounds(subject, { ...how, clients: AT_SLOTS }))
  return [
    { name: '50 players, a round a second each', database, runs: paced, aim: { p50: 15, p99: 60 } },
    { name: '50 players without a pause', database, runs: fast }
  ]
}

/**
 * The same players at one, two and four gateway processes on one server.
 * @param {Subject} subject @param {How & { databaseUrl: string }} how @returns {Promise<Figure[]>}
 */
async function loadProcesses({ sandbox, players, database }, how) {
  const { folder } = sandbox
  const sandboxes = [sandbox]
  /** @type {Figure[]} */
  const figures = []
  try {
    for (const count of [1, 2, 4]) {
      while (sandboxes.length < count)
        sandboxes.push(await startSandbox({ folder, databaseUrl: how.databaseUrl }))
      const clients = 48 / count
      const runs = await repeat(how, async () =>
        total(
          await Promise.all(
            sandboxes.map((each, index) =>
              loadRounds({ sandbox: each, players: players.slice(index * clients) }, { ...how, clients })
            )
          )
        )
      )
      const floor = figures[0]?.runs
      const aim = floor && { ratio: 1 }
      figures.push({ name: `rounds by ${count} process${count > 1 ? 'es' : ''}`, database, runs, floor, aim })
    }
  } finally {
    await Promise.all(sandboxes.slice(1).map(each => each.end()))
  }
  return figures
}

/** @param {Loaded[]} loads @returns {Loaded} */
function total(loads) {
  const sum = (/** @type {'perSecond' | 'answered' | 'failures'} */ key) =>
    loads.reduce((all, load) => all + load[key], 0)
  const worst = (/** @type {'p50' | 'p99'} */ key) => Math.max(...loads.map(load => load[key]))
  return {
    perSecond: sum('perSecond'),
    p50: worst('p50'),
    p99: worst('p99'),
    answered: sum('answered'),
    failures: sum('failures')
  }
}

/** @param {Player[]} players @param {number} index @returns {Player} */
function playerAt(players, index) {
  const player = players[index % players.length]
  if (!player) throw new Error('There are no players')
  return player
}

/** @param {How} how @param {() => Promise<Loaded>} work @returns {Promise<Loaded[]>} */
async function repeat({ runs }, work) {
  const loads = []
  // The first run is a warm-up.
  for (let run = 0; run <= runs; run++) loads.push(await work())
  return loads.slice(1)
}

/**
 * Measures both in turn, so that a busy minute of the machine affects both.
 * @param {How} how @param {() => Promise<Loaded>} work @param {() => Promise<Loaded>} floor
 * @returns {Promise<[Loaded[], Loaded[]]>}
 */
async function inTurn(how, work, floor) {
  /** @type {Loaded[]} */
  const floors = []
  const loads = await repeat(how, async () => {
    const load = await work()
    floors.push(await floor())
    return load
  })
  return [loads, floors.slice(1)]
}

/** After all loads. @param {Sandbox} sandbox @throws {Error} The ledger is not balanced. */
async function assertMoney({ site }) {
  const books = await (await fetch(`${site}/sandbox/ledger.json`)).json()
  const isBalanced =
    Number(books.total) === 0 && books.unbalanced.length === 0 && books.differing.length === 0
  if (!isBalanced) throw new Error(`The ledger is not balanced: ${JSON.stringify(books)}`)
}
