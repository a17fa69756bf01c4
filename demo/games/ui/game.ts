import type { HostMessage } from '../protocol/host-messages.ts'
import { StateAnswer, type Round, type RoundInput } from '../protocol/rounds.ts'
import { errorCodeOf, isOutcomeUnknown, type Client, type ErrorCode } from './client.ts'
import { Controls, type Status } from './controls.ts'
import { showError } from './errors.ts'
import type { GameView } from './game-view.ts'
import { listenToKeys } from './keyboard.ts'
import type { Page } from './page.ts'
import { clearPending, loadPending, savePending } from './pending.ts'
import { playRound, reportBalance, showRound, type RoundParts } from './round.ts'
import type { Shell } from './shell.ts'
import { delay, MIN_ROUND_MS } from './timing.ts'

/** A game that is played in rounds: opening, the play button, messages of the host, errors. */
export class Game {
  readonly #page: Page
  readonly #shell: Shell
  readonly #client: Client
  readonly #view: GameView
  readonly #round: RoundParts
  readonly #controls: Controls<RoundInput>

  constructor(round: RoundParts) {
    const { page, shell, client, view } = round
    this.#page = page
    this.#shell = shell
    this.#client = client
    this.#view = view
    this.#round = round
    this.#controls = new Controls(shell, {
      play: view.texts.play,
      playing: view.texts.playing,
      setLocked: isLocked => view.setLocked(isLocked)
    })
    listenToKeys(shell, () => void this.play())
    window.addEventListener('online', () => this.#resume())
  }

  get canBet(): boolean {
    return this.#controls.canBet
  }

  /** The bet has changed: the text of the play button may depend on it. */
  refresh(): void {
    this.#controls.render()
  }

  /** Reads the state of the server, and finishes a round that a reload interrupted. */
  async open(): Promise<void> {
    this.#controls.setStatus('opening')
    this.#shell.showMessage(({ words }) => `${words.loading}…`)
    try {
      this.#restore(await this.#client.get('/api/state', StateAnswer))
    } catch (error) {
      this.#fail(errorCodeOf(error), 'unopened')
      return
    }
    const { pending } = this.#controls
    if (!pending) return
    this.#view.restoreBet?.(pending)
    await this.#play(pending)
  }

  /** The play button. During a round it interrupts, where the game has something to interrupt. */
  async play(): Promise<void> {
    const { status, isPaused, pending } = this.#controls
    if (status === 'playing') return this.#view.interrupt?.()
    if (isPaused) return
    if (status === 'unopened') return this.open()
    if (status !== 'ready') return
    if (pending) return this.#play(pending)
    const bet = this.#view.readBet()
    if (typeof bet === 'function') this.#shell.showMessage(bet)
    else await this.#play({ roundId: crypto.randomUUID(), ...bet })
  }

  receive({ type }: HostMessage): void {
    const { status } = this.#controls
    if (type === 'refresh-balance' && status === 'ready') void this.#refreshBalance()
    if (type === 'mute') this.#shell.mute()
    if (type === 'pause' || type === 'resume') {
      this.#controls.setPaused(type === 'pause')
      // A round that needs the player, such as a flight, must not continue without them.
      if (type === 'pause' && status === 'playing') this.#view.interrupt?.()
    }
  }

  /** The device is online again: a round whose answer is outstanding goes on, as it does after a reload. */
  #resume(): void {
    const { status, pending } = this.#controls
    if (status === 'unopened' || (status === 'ready' && pending)) void this.play()
  }

  #restore(state: StateAnswer): void {
    const { lastRounds, balance, elapsed } = state
    const [last] = lastRounds
    this.#shell.figures.show(state)
    this.#shell.figures.startClock(elapsed)
    const isOpen = last !== undefined && (this.#view.isOpen?.(last) ?? false)
    this.#view.addLast?.(lastRounds.filter(round => !this.#view.isOpen?.(round)).toReversed())
    if (last && !isOpen) showRound(this.#round, last, true)
    else this.#shell.showMessage(this.#view.texts.ready)
    const pending = loadPending(this.#page.token) ?? (isOpen ? inputOf(last) : undefined)
    this.#controls.setPending(pending)
    this.#page.reportReady()
    // The server played it before the reload, but its end was not reported.
    if (last && !isOpen && last.id === pending?.roundId) this.#end(last, balance)
    this.#controls.setStatus('ready')
  }

  async #play(input: RoundInput): Promise<void> {
    savePending(this.#page.token, input)
    this.#controls.setPending(input)
    this.#controls.setStatus('playing')
    const minimum = delay(MIN_ROUND_MS)
    try {
      const { round, balance } = await playRound(this.#round, input)
      this.#end(round, balance)
      await minimum
      this.#controls.setStatus('ready')
    } catch (error) {
      this.#fail(errorCodeOf(error), 'ready')
    }
  }

  #end(round: Round, balance: number): void {
    this.#controls.setPending(undefined)
    clearPending(this.#page.token)
    this.#page.host.send({ type: 'round-end', id: round.id, return: round.returned })
    reportBalance(this.#page, balance)
  }

  #fail(code: ErrorCode, next: Status): void {
    if (!isOutcomeUnknown(code)) {
      this.#controls.setPending(undefined)
      clearPending(this.#page.token)
    }
    this.#controls.setStatus(code === 'launch-ended' ? 'closed' : next)
    showError(this.#page, this.#shell, code)
  }

  async #refreshBalance(): Promise<void> {
    try {
      this.#shell.figures.show(await this.#client.get('/api/state', StateAnswer))
      this.#shell.offerDeposit(false)
    } catch (error) {
      this.#page.host.send({ type: 'error', code: errorCodeOf(error) })
    }
  }
}

/** The id is enough for the server to find the round. */
function inputOf({ id, stake, outcome }: Round): RoundInput {
  return { roundId: id, stake, choice: outcome }
}
