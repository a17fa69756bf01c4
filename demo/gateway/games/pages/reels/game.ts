import type { HostMessage } from '../../messages.ts'
import type { Round, RoundAnswer } from '../../protocol.ts'
import { forgetPending, keepPending, readPending } from '../parts/pending.ts'
import type { Opened } from '../parts/opened.ts'
import { troubleOf, type RoundToAsk, type Server, type TroubleCode } from '../parts/server.ts'
import { CYCLE_MS, PATIENCE_MS } from './motion.ts'
import { stopsIn, symbolsOf } from './outcome.ts'
import type { View } from './view.ts'

export interface Game {
  /** Reads the state of the server and finishes a round that a reload interrupted. */
  open(): Promise<void>
  /** Plays a round; does nothing while one runs or the host has paused the game. */
  spin(): Promise<void>
  hear(message: HostMessage): void
}

/** What can be done now: nothing before the state is known and after the launch has ended. */
type Status = 'opening' | 'unopened' | 'ready' | 'rolling' | 'closed'

export function createGame(opened: Opened, view: View, server: Server): Game {
  const { token, isDemo, frame, announceReady } = opened
  let status: Status = 'opening'
  let isPaused = false
  let pending: RoundToAsk | undefined

  const settle = (next: Status) => {
    status = next
    view.stakes.lock(status !== 'ready' || pending !== undefined)
    const isStuck = pending !== undefined || status === 'unopened'
    view.setSpin({
      say: words =>
        status === 'rolling' ? words.spinning : isPaused ? words.paused : isStuck ? words.retry : words.spin,
      isReady: (status === 'ready' || status === 'unopened') && !isPaused
    })
  }

  async function open(): Promise<void> {
    settle('opening')
    view.tell(words => `${words.loading}…`)
    try {
      const state = await server.readState()
      view.figures.show(state)
      view.figures.startClock(state.elapsed)
      if (state.lastRound) show(state.lastRound, true)
      else view.tell(words => words.ready)
      pending = readPending(token)
      announceReady()
      // Played before the reload; only its end was never told.
      if (state.lastRound && state.lastRound.id === pending?.roundId) end(state.lastRound, state.balance)
      settle('ready')
    } catch (error) {
      fail(troubleOf(error), 'unopened')
      return
    }
    if (pending) await play(pending)
  }

  async function spin(): Promise<void> {
    if (isPaused) return
    if (status === 'unopened') return open()
    if (status !== 'ready') return
    await play(pending ?? { roundId: crypto.randomUUID(), stake: view.stakes.value })
  }

  async function play(round: RoundToAsk): Promise<void> {
    pending = round
    keepPending(token, round)
    settle('rolling')
    view.offerDeposit(false)
    view.tell(() => '')
    const cycle = after(CYCLE_MS)
    try {
      await finish(await rollUntil(server.playRound(round)))
      await cycle
      settle('ready')
    } catch (error) {
      view.cabinet.halt()
      fail(troubleOf(error), 'ready')
    }
  }

  /** The reels roll until the answer is there, but not for ever. */
  async function rollUntil(answer: Promise<RoundAnswer>): Promise<RoundAnswer> {
    view.cabinet.roll()
    const patience = window.setTimeout(() => {
      view.cabinet.halt()
      view.tell(words => words.waiting)
    }, PATIENCE_MS)
    try {
      return await answer
    } finally {
      window.clearTimeout(patience)
    }
  }

  async function finish({ round, balance, net }: RoundAnswer): Promise<void> {
    frame.say({ type: 'round-start', id: round.id, stake: round.stake })
    await view.cabinet.stop(stopsIn(round))
    show(round)
    view.figures.show({ balance, net })
    end(round, balance)
  }

  function end(round: Round, balance: number): void {
    pending = undefined
    forgetPending(token)
    frame.say({ type: 'round-end', id: round.id, return: round.returned })
    if (!isDemo) frame.say({ type: 'balance', value: balance })
  }

  /** A return that is not above the stake is no reason to celebrate. */
  function show(round: Round, isPast = false): void {
    const isWin = round.returned > round.stake
    view.cabinet.place(stopsIn(round))
    view.cabinet.mark(stopsIn(round))
    view.tell((words, { amount }) => {
      const line = words.line(symbolsOf(round).map(symbol => words.symbols[symbol]))
      const end = round.returned > 0 ? words.returned(amount(round.returned)) : words.nothing
      return `${isPast ? `${words.lastRound} ` : ''}${line}. ${end}`
    }, isWin)
    if (isWin && !isPast) view.sound.chime()
  }

  function fail(code: TroubleCode, next: Status): void {
    const isUnknown = code === 'offline' || code === 'server'
    if (!isUnknown) {
      pending = undefined
      forgetPending(token)
    }
    settle(code === 'launch-ended' || code === 'comes-later' ? 'closed' : next)
    view.tell(words => {
      if (code === 'not-enough-money') return isDemo ? words.demoEmpty : words.notEnough
      if (code === 'launch-ended') return `${words.ended.title}. ${words.ended.text}`
      return code === 'offline' ? words.offline : words.failed
    })
    if (code !== 'not-enough-money') frame.say({ type: 'error', code })
    else if (!isDemo) {
      view.offerDeposit(true)
      frame.say({ type: 'deposit' })
    }
  }

  async function refreshBalance(): Promise<void> {
    try {
      view.figures.show(await server.readState())
      view.offerDeposit(false)
    } catch (error) {
      frame.say({ type: 'error', code: troubleOf(error) })
    }
  }

  function hear({ type }: HostMessage): void {
    if (type === 'refresh-balance' && status === 'ready') void refreshBalance()
    if (type === 'mute') view.mute()
    if (type === 'pause' || type === 'resume') {
      isPaused = type === 'pause'
      settle(status)
    }
  }

  return { open, spin, hear }
}

function after(duration: number): Promise<void> {
  return new Promise(resolve => window.setTimeout(resolve, duration))
}
