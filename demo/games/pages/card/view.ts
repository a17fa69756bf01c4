import { is } from 'superstruct'

import { isCard } from '../../engines/card/engine.ts'
import { CardResult, type Round } from '../../protocol/rounds.ts'
import type { GameView } from '../../ui/game-view.ts'
import type { Sound } from '../../ui/sound.ts'
import type { Stakes } from '../../ui/stakes.ts'
import { delay, isMotionAllowed, MIN_ROUND_MS } from '../../ui/timing.ts'
import type { Board } from './board.ts'
import { columnOf } from './deal.ts'
import { linesText, resultIn } from './result.ts'
import { cardWords } from './words.ts'

/** Ms between two balls. */
const BALL_MS = 110
const BALL_WITH_NOTE_MS = 170

interface CardParts {
  board: Board
  stakes: Stakes
  sound: Sound
  /** Deals another card, between two draws. */
  newCard: HTMLButtonElement
  /** Each ball plays a note. */
  hasNotes: boolean
}

export function createCardView(parts: CardParts): GameView {
  const { board, stakes, newCard } = parts
  return {
    texts: {
      play: i18n => cardWords(i18n).draw,
      playing: i18n => cardWords(i18n).drawing,
      ready: i18n => cardWords(i18n).ready
    },
    readBet: () => ({ stake: stakes.value, choice: board.card }),
    restoreBet({ stake, choice }) {
      stakes.select(stake)
      const card = is(choice, CardResult) ? choice.card : choice
      if (is(card, CardResult.schema.card) && isCard(card)) board.deal(card)
    },
    setLocked: isLocked => newCard.setAttribute('aria-disabled', String(isLocked)),
    start: () => board.show([]),
    stop: () => undefined,
    animateTo: round => showBallByBall(parts, round),
    show(round) {
      const { balls, card } = resultIn(round)
      if (String(card) !== String(board.card)) board.deal(card)
      board.show(balls)
    },
    describe: round => i18n => linesText(i18n, round)
  }
}

async function showBallByBall({ board, sound, hasNotes }: CardParts, round: Round): Promise<void> {
  if (!isMotionAllowed()) return delay(MIN_ROUND_MS / 5)
  const { balls, card } = resultIn(round)
  const numbers = new Set(card.flat())
  for (const [index, ball] of balls.entries()) {
    // Browsers slow down the timers of a hidden page, so it skips the rest.
    if (document.hidden) return
    board.show(balls.slice(0, index + 1))
    const isHit = numbers.has(ball)
    if (hasNotes) sound.playBall({ step: ball % 10, side: columnOf(ball) / 8, isHit })
    else if (isHit) sound.click()
    await delay(hasNotes ? BALL_WITH_NOTE_MS : BALL_MS)
  }
}
