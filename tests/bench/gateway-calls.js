// @ts-check
/** What the bench sends to the gateway. */
import { randomUUID } from 'node:crypto'

import { envelope, HEADERS } from './sandbox.js'

/** @typedef {import('./bench-players.js').Player} Player */
/** @typedef {import('./load.js').Sent} Sent */
/** @typedef {{ uid: string, sid: string, uip: string }} User */

/** ₺1, in kuruş. */
const STAKE = 100

const PAGE = { limit: 30, offset: 0 }

const HISTORY = { limit: 20, offset: 0, OrderDir: 'DESC', OrderPar: 'date' }

/** A day of Istanbul. @param {number} daysAgo */
export const dayOf = daysAgo =>
  new Date(Date.now() + 3 * 3_600_000 - daysAgo * 86_400_000).toISOString().slice(0, 10)

/** The history as the page opens it: games of the last seven days. */
export const week = () => ({ ...HISTORY, searchCategory: '3,4,7', startDate: dayOf(6), endDate: dayOf(0) })

/** @param {string} name @param {object} data @param {User} [user] @returns {Sent} */
export const call = (name, data, user) => ({
  path: '/endpoint/v1',
  headers: HEADERS,
  body: envelope(name, data, user)
})

/** Calls that are measured one by one. */
export const CALLS = {
  games_list: () => [call('casino.games_list', PAGE)],
  check_balance: (/** @type {User} */ user) => [call('finance.check_balance', {}, user)],
  favourites: (/** @type {User} */ user) => [call('user.favorites', { mode: 'list', type: 'casino' }, user)],
  'a minute of a player': minute
}

/**
 * What the site asks for while a player looks around for a minute: pages of both lobbies, a filter, hearts, the balance
 * after each of some rounds, and the history.
 * @param {User} user
 */
function minute(user) {
  const list = (/** @type {object} */ data) => call('casino.games_list', { ...PAGE, ...data }, user)
  const balance = call('finance.check_balance', {}, user)
  const heart = (/** @type {string} */ mode) =>
    call('user.favorites', { mode, type: 'casino', id: '1044' }, user)
  return [
    list({}),
    balance,
    list({ offset: 30 }),
    list({ categoryID: '6' }),
    call('casino.category_list', PAGE, user),
    call('casino.provider_list', PAGE, user),
    heart('insert'),
    balance,
    call('user.favorites', { mode: 'list', type: 'casino' }, user),
    call('livecasino.game_table_list', PAGE, user),
    balance,
    list({ searchGameName: 'fener' }),
    heart('delete'),
    balance,
    call('bonus.list', {}, user),
    call('finance.list_transactions', week(), user),
    balance
  ]
}

/** A round of a slot, with an id of its own. @param {Player} player @returns {() => Sent} */
export const round =
  ({ token }) =>
  () => ({
    path: '/api/round',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token, roundId: randomUUID(), stake: STAKE })
  })
