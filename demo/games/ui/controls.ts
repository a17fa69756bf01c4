import type { I18n, Text } from './i18n.ts'
import type { Shell } from './shell.ts'

/** `unopened`: the state could not be read, the play button tries again. `closed`: the launch has ended. */
export type Status = 'opening' | 'unopened' | 'ready' | 'playing' | 'closed'

export interface ControlsOptions {
  /** Texts of the play button before and during a round. */
  play: Text
  playing: Text
  /** Whether there is a bet to play; true if absent. */
  hasBet?(): boolean
  /** Locks the controls of the game in step with the chips. */
  setLocked?(isLocked: boolean): void
}

/**
 * Status of the game and its pending bet. Renders play button and chips after each change.
 *
 * @template Bet The request that a retry sends again under the same id.
 */
export class Controls<Bet> {
  readonly #shell: Shell
  readonly #options: ControlsOptions
  #status: Status = 'opening'
  #isPaused = false
  /** A bet whose answer is outstanding. */
  #pending: Bet | undefined

  constructor(shell: Shell, options: ControlsOptions) {
    this.#shell = shell
    this.#options = options
  }

  get status(): Status {
    return this.#status
  }

  get isPaused(): boolean {
    return this.#isPaused
  }

  get pending(): Bet | undefined {
    return this.#pending
  }

  /** Whether a new bet can be laid. */
  get canBet(): boolean {
    return this.#status === 'ready' && this.#pending === undefined
  }

  setStatus(status: Status): void {
    this.#status = status
    this.render()
  }

  setPaused(isPaused: boolean): void {
    this.#isPaused = isPaused
    this.render()
  }

  setPending(pending: Bet | undefined): void {
    this.#pending = pending
    this.render()
  }

  /** The bet or the language has changed. */
  render(): void {
    this.#shell.stakes.setLocked(!this.canBet)
    this.#options.setLocked?.(!this.canBet)
    this.#shell.setPlayButton({ text: i18n => this.#textOf(i18n), isReady: this.#isReady() })
  }

  #isReady(): boolean {
    if (this.#isPaused) return false
    if (this.#status === 'unopened') return true
    if (this.#status !== 'ready') return false
    return this.#pending !== undefined || (this.#options.hasBet?.() ?? true)
  }

  #textOf(i18n: I18n): string {
    if (this.#status === 'playing') return this.#options.playing(i18n)
    if (this.#isPaused) return i18n.words.paused
    const isRetry = this.#pending !== undefined || this.#status === 'unopened'
    return isRetry ? i18n.words.retry : this.#options.play(i18n)
  }
}
