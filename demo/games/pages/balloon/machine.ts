import { create, is } from 'superstruct'

import { pointOf, heightAt, returnAt, START } from '../../engines/balloon/engine.ts'
import { Flight, Flying, isFlying, Landed } from '../../engines/balloon/flight.ts'
import type { Round, RoundAnswer } from '../../protocol/rounds.ts'
import type { Machine } from '../../ui/machine.ts'
import { after, createPainter } from '../../ui/pace.ts'
import type { RoundToAsk, Server } from '../../ui/server.ts'
import type { Shell } from '../../ui/shell.ts'
import type { Speaker } from '../../ui/speaker.ts'
import type { Stakes } from '../../ui/stakes.ts'
import type { Automatic } from './automatic.ts'
import type { LastFlights } from './last.ts'
import type { Sky } from './sky.ts'
import { balloonWords } from './words.ts'

/** The server is asked this often whether it still flies, in ms. */
const LOOK_EVERY_MS = 250

interface Parts {
  sky: Sky
  last: LastFlights
  stakes: Stakes
  automatic: Automatic
  server: Server
  act: Shell['setAct']
}

export function createBalloon({ sky, last, stakes, automatic, server, act }: Parts): Machine {
  const painter = createPainter()
  let cashOut: (() => void) | undefined

  /** Asks until it is over; a press asks at once. */
  async function attend(roundId: string): Promise<RoundAnswer> {
    let isCashingOut = false
    const pressed = new Promise<void>(resolve => {
      cashOut = () => {
        isCashingOut = true
        resolve()
      }
    })
    for (;;) {
      await Promise.race([after(LOOK_EVERY_MS), ...(isCashingOut ? [] : [pressed])])
      const answer = await server.attendFlight({ roundId, isCashingOut })
      if (!isFlying(answer.round.outcome)) return answer
    }
  }

  return {
    words: {
      act: (_words, now) => balloonWords(now).start,
      acting: (_words, now) => balloonWords(now).starting,
      ready: (_words, now) => balloonWords(now).ready
    },
    ask: () => ({ stake: stakes.value, choice: { automatic: automatic.value } }),
    recall({ stake, choice }: RoundToAsk) {
      stakes.choose(stake)
      if (is(choice, Flying)) automatic.choose(choice.automatic)
    },
    lock: isLocked => automatic.lock(isLocked),
    roll: () => sky.reset(),
    halt: () => painter.end(),
    interrupt: () => cashOut?.(),
    isOpen: round => isFlying(round.outcome),
    async follow(answer) {
      const { outcome, id, stake } = answer.round
      if (!isFlying(outcome)) return answer
      const liftOff = performance.now() + outcome.liftOff - answer.now
      const leave = () => server.leaveFlight(id)
      window.addEventListener('pagehide', leave)
      painter.run(now => {
        const elapsed = Math.max(0, now - liftOff)
        const height = heightAt(elapsed)
        sky.fly(height, elapsed)
        if (height > START) act(cashOutState(returnAt(stake, height)))
      })
      try {
        return await attend(id)
      } finally {
        window.removeEventListener('pagehide', leave)
        cashOut = undefined
        painter.end()
        act({ say: (_words, now) => balloonWords(now).starting, isReady: false })
      }
    },
    rest: async () => undefined,
    place(round) {
      const { state, height } = landedIn(round)
      sky.end(state, height)
      last.add(round.id, { state, height })
    },
    describe: round => (_words, now) => sayEnd(now, round)
  }
}

function cashOutState(kurus: number): Parameters<Shell['setAct']>[0] {
  return { say: (_words, now) => balloonWords(now).cashOut(now.amount(kurus)), isReady: true }
}

function landedIn(round: Round): { state: 'cashed' | 'burst'; height: number } {
  return create(round.outcome, Landed)
}

function sayEnd(speaker: Speaker, round: Round): string {
  const { state, height } = landedIn(round)
  return balloonWords(speaker)[state](speaker.multiple(height))
}

/** The rules of the flight, to check a round by its digest: where it bursts, and that it was paid by its height. */
export function checkedBalloon(speaker: Speaker) {
  return {
    settle(words: readonly number[], round: Round) {
      const point = pointOf(words)
      const { outcome } = round
      const isPaid = is(outcome, Landed) && outcome.state === 'cashed' && outcome.height <= point
      const returned = isPaid ? returnAt(round.stake, outcome.height) : 0
      return { said: speaker.multiple(point), returned }
    },
    say({ outcome }: Round) {
      const flight = create(outcome, Flight)
      return 'point' in flight ? speaker.multiple(flight.point) : ''
    }
  }
}
