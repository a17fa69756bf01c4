import { atom, computed } from 'nanostores'

import { cashierEvents } from '../cashier/events.ts'
import { environment } from '../environment.ts'
import { createRemote, type Remote } from '../lib/remote.ts'
import { $isVisible, pageEvents } from '../lib/page-events.ts'
import { loadText, onSavedChange, saveText } from '../lib/storage.ts'
import { gameEvents } from '../game/events.ts'
import { clearOnSignOut } from '../session/player-data.ts'
import { $isPlayer } from '../session/session.ts'
import { onPageReset, startOnce } from '../page-life.ts'
import type { Balance } from './fetch-balance.ts'

export type { Balance }

const remote = createRemote<Balance>(async signal =>
  (await import('./fetch-balance.ts')).fetchBalance(signal)
)
clearOnSignOut(remote.clear)

/** The player's balance, shared by all widgets and loaded by one request (BAL-02). */
export const $balance = remote.$remote

/** Loads the balance unless a request is pending. */
export const loadBalance = remote.load

/** Loads the balance if it could not be loaded: what interrupted another request mostly interrupted this one, too. */
export async function retryBalance(): Promise<void> {
  if ($balance.get().status === 'failed') await loadBalance()
}

/**
 * Loads the balance after a round, or a movement in another document: again if a request is running, which may be answered
 * with that before it. It is not aborted, since rounds can end faster than a slow gateway replies.
 */
async function loadAfterMovement(): Promise<void> {
  const { status } = $balance.get()
  if (status === 'loading' || status === 'refreshing') await loadBalance()
  if ($isPlayer.get()) await loadBalance()
}

/**
 * When money last moved, epoch ms. Its change reaches the documents that also show the balance: the elements of a partner's
 * page are each in a frame of their own (EMB-10). Removed at logout, as all keys that begin with `bnw:recent`.
 */
const MOVED = 'bnw:recent-movement'

function noteMovement(): void {
  if ($isPlayer.get()) saveText(MOVED, String(environment().now()))
}

/** A hidden tab loads the balance when it is shown. */
function followMovement(): void {
  if ($isVisible.get() && $isPlayer.get() && loadText(MOVED)) void loadAfterMovement()
}

/** Whether the balance is visible. True by default; stored as 1 or 0 (BAL-01). */
export const $showBalance = atom(true)
onPageReset(() => $showBalance.set(true))

export function toggleBalance(): void {
  const isShown = !$showBalance.get()
  saveText('showBalance', isShown ? '1' : '0')
  $showBalance.set(isShown)
}

/** The amount in kuruş; `undefined` if it is unknown. */
export const $amount = computed($balance, (state: Remote<Balance>) => state.value?.amount)

/**
 * Loads the balance at sign-in, after play and after payments, also those of other documents, and clears it at logout.
 * Runs once per page, when the first widget needs the balance.
 */
export const startBalance = startOnce(onEnd => {
  const follow = () => $showBalance.set(loadText('showBalance') !== '0')
  follow()
  onEnd(onSavedChange('showBalance', follow))
  onEnd(
    $isPlayer.subscribe(isPlayer => {
      if (isPlayer) void loadBalance()
    })
  )
  // Only the gateway's balance is shown, never an amount of a game's message (PLAY-04).
  onEnd(gameEvents.on('moneyMoved', () => void loadAfterMovement()))
  onEnd(gameEvents.on('error', () => $isPlayer.get() && void loadBalance()))
  // A request that is running may be answered with the balance before the payment.
  onEnd(cashierEvents.on('moneyMoved', () => $isPlayer.get() && void remote.reload()))
  for (const events of [gameEvents, cashierEvents]) onEnd(events.on('moneyMoved', noteMovement))
  onEnd(onSavedChange(MOVED, followMovement))
  onEnd(pageEvents.on('resume', () => $isPlayer.get() && void loadBalance()))
})
