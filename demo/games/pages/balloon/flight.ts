import { AUTOMATIC_HEIGHTS, heightAt, returnAt, START_HEIGHT } from '../../engines/balloon/engine.ts'
import { isFlying, type Flying } from '../../engines/balloon/flight.ts'
import { RoundAnswer } from '../../protocol/rounds.ts'
import type { Client } from '../../ui/client.ts'
import type { Shell } from '../../ui/shell.ts'
import { createAnimation, delay } from '../../ui/timing.ts'
import type { Sky } from './sky.ts'
import { balloonWords } from './words.ts'

/** Ms between two requests whether the flight is still open. */
const POLL_INTERVAL_MS = 250

interface FlightParts {
  sky: Sky
  client: Client
  shell: Shell
}

/** A flight on the page: its animation, and its end at the server. */
export class Flight {
  readonly #parts: FlightParts
  readonly #animation = createAnimation()
  #cashOut: (() => void) | undefined

  constructor(parts: FlightParts) {
    this.#parts = parts
  }

  stop(): void {
    this.#animation.stop()
  }

  cashOut(): void {
    this.#cashOut?.()
  }

  /** Resolves when the flight has ended. A player who leaves the page cashes out. */
  async follow(answer: RoundAnswer): Promise<RoundAnswer> {
    const { client, shell } = this.#parts
    const { outcome, id } = answer.round
    if (!isFlying(outcome)) return answer
    const leave = () => client.postAndForget('/api/flight', { roundId: id, isCashingOut: true })
    window.addEventListener('pagehide', leave)
    this.#animate(outcome, answer)
    try {
      return await this.#pollUntilLanded(id)
    } finally {
      window.removeEventListener('pagehide', leave)
      this.#cashOut = undefined
      this.stop()
      shell.setPlayButton({ text: i18n => balloonWords(i18n).starting, isReady: false })
    }
  }

  /** A cash-out does not wait for the next poll. */
  async #pollUntilLanded(roundId: string): Promise<RoundAnswer> {
    let isCashingOut = false
    const pressed = new Promise<void>(resolve => {
      this.#cashOut = () => {
        isCashingOut = true
        resolve()
      }
    })
    for (;;) {
      await Promise.race([delay(POLL_INTERVAL_MS), ...(isCashingOut ? [] : [pressed])])
      const body = { roundId, isCashingOut }
      const answer = await this.#parts.client.post('/api/flight', body, RoundAnswer)
      if (!isFlying(answer.round.outcome)) return answer
    }
  }

  #animate(flying: Flying, { now, round }: RoundAnswer): void {
    const liftOff = performance.now() + flying.liftOff - now
    let announced: number | undefined
    this.#animation.start(time => {
      const elapsed = Math.max(0, time - liftOff)
      const height = heightAt(elapsed)
      this.#parts.sky.fly(height, elapsed)
      const passed = AUTOMATIC_HEIGHTS.findLast(step => step <= height)
      if (passed && passed !== announced) this.#parts.shell.announce(({ multiple }) => multiple(passed))
      announced = passed
      if (height > START_HEIGHT) this.#offerCashOut(returnAt(round.stake, height))
    })
  }

  /** @param kurus What a cash-out returns now. */
  #offerCashOut(kurus: number): void {
    this.#parts.shell.setPlayButton({
      text: i18n => balloonWords(i18n).cashOut,
      note: ({ amount }) => ` · ${amount(kurus)}`,
      isReady: true
    })
  }
}
