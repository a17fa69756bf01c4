// @ts-check
/** Players of the bench, written into the gateway's database as their logins, games and rounds would leave them. */
import { createHash, randomBytes, randomUUID } from 'node:crypto'

/** @typedef {import('./databases.js').Query} Query */

/** @typedef {{ id: string, uid: string, sid: string, token: string, account: number }} Player */

const HOUR = 3_600_000

/** In kuruş: enough for every round of a run. */
const BALANCE = 1_000_000_000

/** Seconds between two rounds of a history. */
export const PACE = 600

/**
 * Adds players who are logged in and have a slot open. Their deposits are in the ledger, so that it balances.
 * @param {Query} query @param {number} count @returns {Promise<Player[]>}
 */
export async function addPlayers(query, count) {
  const run = randomBytes(4).toString('hex')
  const players = Array.from({ length: count }, (_, index) => ({
    id: randomUUID(),
    uid: `bench-${run}-${index}`,
    sid: randomBytes(32).toString('base64url'),
    token: randomBytes(16).toString('base64url')
  }))
  const rows = JSON.stringify(players.map(rowOf))
  const from = `from json_to_recordset($1) as row(id uuid, uid text, session uuid, sid text, token text)`
  await query(
    `insert into players (id, uid, username, password_hash, firstname, lastname, email, phone, birthdate)
     select id, uid, uid, 'none', 'Deniz', 'Aksu', uid || '@example.com', '+905000000001', '1990-01-01' ${from}`,
    [rows]
  )
  const accounts = await query(
    `insert into accounts (name, player_id, balance) select 'wallet', id, ${BALANCE} ${from} returning id, player_id`,
    [rows]
  )
  await query(
    `with deposit as (
       insert into transactions (id, player_id, category, sub_category, type, status, amount, balance_after, date)
       select uid, id, 1, 101, 1, 1002, ${BALANCE}, ${BALANCE}, now() - interval '400 days' ${from}
     ), both_sides as (
       select uid, accounts.id as account, ${BALANCE} as amount ${from} join accounts on player_id = row.id
       union all select uid, 1, -${BALANCE} ${from}
     )
     insert into entries (transaction_id, account_id, amount) select uid, account, amount from both_sides`,
    [rows]
  )
  await query(
    `insert into sessions (id, player_id, token_hash, refreshed_at, is_pending, started_at, used_at)
     select session, id, sid, now(), false, now(), now() ${from}`,
    [rows]
  )
  await query(
    `insert into launches (token_hash, player_id, session_id, game_type, game_id, game_name, machine, gaming_type,
       created_at, expires_at)
     select token, row.id, session, 'slot', '1001', games.name, 'reels', 'real', now(), $2
     ${from} join games on games.id = 1001`,
    [rows, new Date(Date.now() + 4 * HOUR)]
  )
  await query(
    `insert into favourites (player_id, type, item_id)
     select row.id, 'casino', games.id::text ${from}, games where games.id between 1001 and 1010`,
    [rows]
  )
  return players.map(player => ({
    ...player,
    account: accounts.find(row => row.player_id === player.id).id
  }))
}

/** As the gateway stores them: hashes of the session's value and of the game's token. @param {{ id: string, uid: string, sid: string, token: string }} player */
function rowOf({ id, uid, sid, token }) {
  const hash = (/** @type {string} */ text) => createHash('sha256').update(text)
  return {
    id,
    uid,
    session: randomUUID(),
    sid: hash(sid).digest('base64url'),
    token: hash(token).digest('hex')
  }
}

/**
 * Adds rows to the history of a player: rounds of a slot, one every ten minutes until now, each with a stake and a
 * return of the same amount. They have no entries, which no list reads and which would sum to zero.
 * @param {Query} query @param {string} playerId @param {number} rows
 */
export async function addHistory(query, playerId, rows) {
  await query(
    `insert into transactions (id, player_id, category, sub_category, type, status, amount, balance_after, date,
       game_name, game_id, game_type, round_id)
     select left($1::text, 8) || row, $1::uuid, 3, 302 - row % 2, 2 - row % 2, 1002, 100 + (row + 1) / 2 % 900, ${BALANCE},
       now() - make_interval(secs => (${rows} / 2 - (row + 1) / 2) * ${PACE}), 'Slot', '1001', 'slot', 'r' || (row + 1) / 2
     from generate_series(1, ${rows}) row`,
    [playerId]
  )
}
