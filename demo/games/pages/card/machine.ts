import { create, is, type Infer } from 'superstruct'

import { ballsOf, DIGESTS, fullLines, isCard, multiplierOf } from '../../engines/card/engine.ts'
import { CardResult, type Round } from '../../protocol/rounds.ts'
import type { Machine } from '../../ui/machine.ts'
import { after, CYCLE_MS, mayMove } from '../../ui/pace.ts'
import type { Sound } from '../../ui/sound.ts'
import type { Speaker } from '../../ui/speaker.ts'
import type { Stakes } from '../../ui/stakes.ts'
import type { Board } from './board.ts'
import { columnOf } from './deal.ts'
import { cardWords } from './words.ts'

/** A ball falls every so many ms; the singing balls take their time. */
const PACE = { silent: 110, singing: 170 }

interface Parts {
  board: Board
  stakes: Stakes
  sound: Sound
  /** Each ball has a note of its own. */
  isSinging: boolean
}

export function createCardMachine({ board, stakes, sound, isSinging }: Parts): Machine {
  const hear = (ball: number, isHit: boolean) => {
    if (isSinging) sound.sing(ball % 10, columnOf(ball) / 8, isHit)
    else if (isHit) sound.click()
  }
  return {
    words: {
      act: (_words, now) => cardWords(now).draw,
      acting: (_words, now) => cardWords(now).drawing,
      ready: (_words, now) => cardWords(now).ready
    },
    ask: () => ({ stake: stakes.value, choice: board.card }),
    recall({ stake, choice }) {
      stakes.choose(stake)
      const card = is(choice, CardResult) ? choice.card : choice
      if (is(card, CardResult.schema.card) && isCard(card)) board.deal(card)
    },
    lock: () => undefined,
    roll: () => board.show([]),
    halt: () => undefined,
    async rest(round) {
      const { balls, card } = resultIn(round)
      if (!mayMove()) return after(CYCLE_MS / 5)
      const numbers = new Set(card.flat())
      // Nobody sees a hidden page, and its timers are slow.
      for (let count = 1; count <= balls.length && !document.hidden; count++) {
        const ball = balls[count - 1] ?? 0
        board.show(balls.slice(0, count))
        hear(ball, numbers.has(ball))
        await after(isSinging ? PACE.singing : PACE.silent)
      }
    },
    place(round) {
      const { balls, card } = resultIn(round)
      if (String(card) !== String(board.card)) board.deal(card)
      board.show(balls)
    },
    describe: round => (_words, now) => sayLines(now, round)
  }
}

function resultIn(round: Round): Infer<typeof CardResult> {
  return create(round.outcome, CardResult)
}

function sayLines(speaker: Speaker, round: Round): string {
  const { card, balls } = resultIn(round)
  return cardWords(speaker).lines[fullLines(card, balls).filter(Boolean).length] ?? ''
}

/** The rules of the card, to check a round by its digests. */
export const checkedCard = {
  digests: DIGESTS,
  settle(words: readonly number[], round: Round) {
    const balls = ballsOf(words)
    const returned = round.stake * multiplierOf(resultIn(round).card, balls)
    return { said: sayBalls(balls), returned }
  },
  say: (round: Round) => sayBalls(resultIn(round).balls)
}

function sayBalls(balls: readonly number[]): string {
  return balls.join(' ')
}
