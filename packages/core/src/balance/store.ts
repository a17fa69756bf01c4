import { atom, computed } from 'nanostores'

import { cashierEvents } from '../cashier/events.ts'
import { createRemote, type Remote } from '../lib/remote.ts'
import { pageEvents } from '../lib/page-events.ts'
import { loadText, onSavedChange, saveText } from '../lib/storage.ts'
import { gameEvents } from '../game/events.ts'
import { clearOnSignOut } from '../session/player-data.ts'
import { $isPlayer } from '../session/session.ts'
import { once, shared } from '../shared.ts'
import type { Balance } from './ask.ts'

export type { Balance }

const remote = shared('balance', () =>
  createRemote<Balance>(async signal => (await import('./ask.ts')).askBalance(signal))
)

/** The player's balance: one figure for all widgets, served by one request (BAL-02). */
export const $balance = remote.$remote

/** Asks for the balance, unless it is being asked for. */
export const loadBalance = remote.load

/** Whether the balance is shown. Shown by default; kept as 1 or 0 (BAL-01). */
export const $showBalance = shared('balance.show', () => atom(true))

export function toggleBalance(): void {
  const isShown = !$showBalance.get()
  saveText('showBalance', isShown ? '1' : '0')
  $showBalance.set(isShown)
}

/** The amount to show: `undefined` while nothing is known. */
export const $amount = shared('balance.amount', () =>
  computed($balance, (state: Remote<Balance>) => state.value?.amount)
)

/** Follows the player: asks at sign-in, after play and when money was moved, forgets at sign-out. Once a page, when the first widget needs the balance. */
export function startBalance(): void {
  once('balance', onEnd => {
    const follow = () => $showBalance.set(loadText('showBalance') !== '0')
    follow()
    onSavedChange('showBalance', follow)
    clearOnSignOut(remote.clear)
    onEnd(
      $isPlayer.subscribe(isPlayer => {
        if (isPlayer) void loadBalance()
      })
    )
    // A game says that money moved, and nothing of what it says is believed (PLAY-04).
    onEnd(gameEvents.on('moneyMoved', () => $isPlayer.get() && void loadBalance()))
    onEnd(cashierEvents.on('moneyMoved', () => $isPlayer.get() && void loadBalance()))
    onEnd(pageEvents.on('resume', () => $isPlayer.get() && void loadBalance()))
  })
}
