import { heightAt, returnAt, START_HEIGHT } from '../../engines/balloon/engine.ts'
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
export function createFlight({ sky, client, shell }: FlightParts) {
  const animation = createAnimation()
  let cashOut: (() => void) | undefined

  /** Polls until the flight has ended; a cash-out is requested at once. */
  async function pollUntilLanded(roundId: string): Promise<RoundAnswer> {
    let isCashingOut = false
    const pressed = new Promise<void>(resolve => {
      cashOut = () => {
        isCashingOut = true
        resolve()
      }
    })
    for (;;) {
      await Promise.race([delay(POLL_INTERVAL_MS), ...(isCashingOut ? [] : [pressed])])
      const answer = await client.post('/api/flight', { roundId, isCashingOut }, RoundAnswer)
      if (!isFlying(answer.round.outcome)) return answer
    }
  }

  function animate(flying: Flying, { now, round }: RoundAnswer): void {
    const liftOff = performance.now() + flying.liftOff - now
    animation.start(time => {
      const elapsed = Math.max(0, time - liftOff)
      const height = heightAt(elapsed)
      sky.fly(height, elapsed)
      if (height > START_HEIGHT) offerCashOut(shell, returnAt(round.stake, height))
    })
  }

  return {
    stop: animation.stop,
    cashOut: () => cashOut?.(),
    async follow(answer: RoundAnswer): Promise<RoundAnswer> {
      const { outcome, id } = answer.round
      if (!isFlying(outcome)) return answer
      // A player who leaves cashes out.
      const leave = () => client.postAndForget('/api/flight', { roundId: id, isCashingOut: true })
      window.addEventListener('pagehide', leave)
      animate(outcome, answer)
      try {
        return await pollUntilLanded(id)
      } finally {
        window.removeEventListener('pagehide', leave)
        cashOut = undefined
        animation.stop()
        shell.setPlayButton({ text: i18n => balloonWords(i18n).starting, isReady: false })
      }
    }
  }
}

/** @param kurus What a cash-out returns now. */
function offerCashOut(shell: Shell, kurus: number): void {
  shell.setPlayButton({ text: i18n => balloonWords(i18n).cashOut(i18n.amount(kurus)), isReady: true })
}
