import type { HostMessage } from '../protocol/host-messages.ts'
import type { Round, RoundAnswer } from '../protocol/rounds.ts'
import type { Machine } from './machine.ts'
import { after, CYCLE_MS, PATIENCE_MS } from './pace.ts'
import { forgetPending, keepPending, readPending } from './pending.ts'
import type { Opened } from './opened.ts'
import { isUnanswered, troubleOf, type RoundToAsk, type Server, type TroubleCode } from './server.ts'
import type { Shell } from './shell.ts'
import type { Say } from './speaker.ts'
import { tellTrouble } from './trouble.ts'

export interface Game {
  /** Reads the state of the server and finishes a round that a reload interrupted. */
  open(): Promise<void>
  /** The big button: plays a round; does nothing while one runs or the host has paused the game. */
  act(): Promise<void>
  hear(message: HostMessage): void
  /** What is laid has changed: the big button may say something else. */
  refresh(): void
  /** Whether something can be laid. */
  readonly isReady: boolean
}

/** What can be done now: nothing before the state is known and after the launch has ended. */
type Status = 'opening' | 'unopened' | 'ready' | 'rolling' | 'closed'

interface Parts {
  opened: Opened
  shell: Shell
  server: Server
  machine: Machine
}

export function createGame({ opened, shell, server, machine }: Parts): Game {
  const { token, isDemo, frame, announceReady } = opened
  let status: Status = 'opening'
  let isPaused = false
  let pending: RoundToAsk | undefined

  const settle = (next: Status) => {
    status = next
    const isLocked = status !== 'ready' || pending !== undefined
    shell.stakes.lock(isLocked)
    machine.lock(isLocked)
    shell.setAct({
      say: sayingOf(next),
      isReady: (status === 'ready' || status === 'unopened') && !isPaused
    })
  }

  function sayingOf(next: Status): Say {
    if (next === 'rolling') return machine.words.acting
    if (isPaused) return words => words.paused
    return pending || next === 'unopened' ? words => words.retry : machine.words.act
  }

  async function open(): Promise<void> {
    settle('opening')
    shell.tell(words => `${words.loading}…`)
    try {
      const state = await server.readState()
      const { lastRound } = state
      shell.figures.show(state)
      shell.figures.startClock(state.elapsed)
      const isOpen = lastRound !== null && (machine.isOpen?.(lastRound) ?? false)
      if (lastRound && !isOpen) show(lastRound, true)
      else shell.tell(machine.words.ready)
      pending = readPending(token) ?? (isOpen ? toAskAgain(lastRound) : undefined)
      announceReady()
      // Played before the reload; only its end was never told.
      if (!isOpen && lastRound?.id === pending?.roundId && lastRound) end(lastRound, state.balance)
      settle('ready')
    } catch (error) {
      fail(troubleOf(error), 'unopened')
      return
    }
    if (!pending) return
    machine.recall?.(pending)
    await play(pending)
  }

  async function act(): Promise<void> {
    if (status === 'rolling') return machine.interrupt?.()
    if (isPaused) return
    if (status === 'unopened') return open()
    if (status !== 'ready') return
    if (pending) return play(pending)
    const asked = machine.ask()
    if (typeof asked === 'function') shell.tell(asked)
    else await play({ roundId: crypto.randomUUID(), ...asked })
  }

  async function play(round: RoundToAsk): Promise<void> {
    pending = round
    keepPending(token, round)
    settle('rolling')
    shell.offerDeposit(false)
    shell.tell(() => '')
    const cycle = after(CYCLE_MS)
    try {
      await finish(await rollUntil(round, server.playRound(round)))
      await cycle
      settle('ready')
    } catch (error) {
      machine.halt()
      fail(troubleOf(error), 'ready')
    }
  }

  /** Something moves until the answer is there, but not for ever. */
  async function rollUntil(round: RoundToAsk, answer: Promise<RoundAnswer>): Promise<RoundAnswer> {
    machine.roll(round)
    const patience = window.setTimeout(() => {
      machine.halt()
      shell.tell(words => words.waiting)
    }, PATIENCE_MS)
    try {
      return await answer
    } finally {
      window.clearTimeout(patience)
    }
  }

  async function finish(first: RoundAnswer): Promise<void> {
    frame.say({ type: 'round-start', id: first.round.id, stake: first.round.stake })
    if (machine.follow) shell.figures.show(first)
    const { round, balance, net } = (await machine.follow?.(first)) ?? first
    await machine.rest(round)
    show(round)
    shell.figures.show({ balance, net })
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
    machine.place(round)
    const describe = machine.describe(round)
    shell.tell((words, speaker) => {
      const end = round.returned > 0 ? words.returned(speaker.amount(round.returned)) : words.nothing
      return `${isPast ? `${words.lastRound} ` : ''}${describe(words, speaker)}. ${end}`
    }, isWin)
    if (isWin && !isPast) shell.sound.chime()
  }

  function fail(code: TroubleCode, next: Status): void {
    if (!isUnanswered(code)) {
      pending = undefined
      forgetPending(token)
    }
    settle(code === 'launch-ended' ? 'closed' : next)
    tellTrouble(opened, shell, code)
  }

  async function refreshBalance(): Promise<void> {
    try {
      shell.figures.show(await server.readState())
      shell.offerDeposit(false)
    } catch (error) {
      frame.say({ type: 'error', code: troubleOf(error) })
    }
  }

  function hear({ type }: HostMessage): void {
    if (type === 'refresh-balance' && status === 'ready') void refreshBalance()
    if (type === 'mute') shell.mute()
    if (type === 'pause' || type === 'resume') {
      isPaused = type === 'pause'
      // What goes on without the player's hand on it is brought home.
      if (isPaused && status === 'rolling') machine.interrupt?.()
      else settle(status)
    }
  }

  return {
    open,
    act,
    hear,
    refresh: () => settle(status),
    get isReady() {
      return status === 'ready' && pending === undefined
    }
  }
}

/** Its id is enough to find it. */
function toAskAgain({ id, stake, outcome }: Round): RoundToAsk {
  return { roundId: id, stake, choice: outcome }
}
