import { RoundAnswer, type Round, type RoundInput } from '../protocol/rounds.ts'
import type { Client } from './client.ts'
import type { GameView } from './game-view.ts'
import type { I18n } from './i18n.ts'
import type { Page } from './page.ts'
import type { Shell } from './shell.ts'
import { SLOW_ANSWER_MS } from './timing.ts'

export interface RoundParts {
  page: Page
  shell: Shell
  client: Client
  view: GameView
}

/**
 * Plays a round: requests it, animates until the answer arrives, shows the result.
 *
 * @throws {RequestError} After stopping the animation.
 */
export async function playRound(parts: RoundParts, input: RoundInput): Promise<RoundAnswer> {
  const { page, shell, view } = parts
  shell.offerDeposit(false)
  shell.showMessage(() => '')
  try {
    const first = await requestRound(parts, input)
    page.host.send({ type: 'round-start', id: first.round.id, stake: first.round.stake })
    if (view.follow) shell.figures.show(first)
    // Only the stake is taken yet; the balance of a round that has ended would reveal its result before it is shown.
    if (view.isOpen?.(first.round)) reportBalance(page, first.balance)
    const last = (await view.follow?.(first)) ?? first
    await view.animateTo(last.round)
    showRound(parts, last.round)
    shell.figures.show(last)
    return last
  } catch (error) {
    view.stop()
    throw error
  }
}

async function requestRound({ client, shell, view }: RoundParts, input: RoundInput): Promise<RoundAnswer> {
  view.start()
  const timer = window.setTimeout(() => {
    view.stop()
    shell.showMessage(({ words }) => words.waiting)
  }, SLOW_ANSWER_MS)
  try {
    return await client.post('/api/round', input, RoundAnswer)
  } finally {
    window.clearTimeout(timer)
  }
}

export function reportBalance({ host, isDemo }: Page, value: number): void {
  if (!isDemo) host.send({ type: 'balance', value })
}

/** What came back, in words. A return that does not exceed the stake is never called a win. */
export function returnText({ returned, stake }: Pick<Round, 'returned' | 'stake'>, i18n: I18n): string {
  const { words } = i18n
  if (returned > stake) return words.won(i18n.amount(returned))
  return returned > 0 ? words.returned(i18n.amount(returned)) : words.nothing
}

/** Shows a result. Only a return above the stake counts as a win; a past round plays no sound. */
export function showRound({ shell, view }: RoundParts, round: Round, isPast = false): void {
  const isWin = round.returned > round.stake
  view.show(round)
  const describe = view.describe(round)
  shell.showMessage(i18n => {
    const last = isPast ? `${i18n.words.lastRound} ` : ''
    return `${last}${describe(i18n)}. ${returnText(round, i18n)}`
  }, isWin)
  if (isWin && !isPast) shell.sound.chime()
}
