import { createButton } from '../button.ts'
import { createClient, type Client } from '../client.ts'
import type { GameView } from '../game-view.ts'
import { Game } from '../game.ts'
import type { I18n, Text } from '../i18n.ts'
import { createBets, type LaidBets } from '../laid-bets.ts'
import { openPage, type Page } from '../page.ts'
import { createShell, type Shell, type ShellParts } from '../shell.ts'
import { createSound } from '../sound.ts'
import { createStakes, type Stakes } from '../stakes.ts'
import { readTable } from './read-table.ts'
import { tableWords, type BetUnit } from './words.ts'

interface TableOptions {
  unit: BetUnit
  /** The bets have changed. */
  onBets: (bets: LaidBets) => void
}

interface OpenParts extends Omit<ShellParts, 'stakes' | 'sound'> {
  view: (shell: Shell) => GameView
}

/** A table of bets on fields: its page, its limits and chips, the bets laid, and the buttons that take them back. */
export class TableGame {
  readonly i18n: I18n
  readonly client: Client
  readonly limits = readTable()
  readonly unit: BetUnit
  readonly sound = createSound()
  readonly stakes: Stakes
  readonly bets: LaidBets
  readonly #page: Page
  #again?: HTMLButtonElement
  #shell?: Shell
  #game?: Game

  constructor({ unit, onBets }: TableOptions) {
    this.unit = unit
    this.#page = openPage(message => this.#game?.receive(message))
    this.i18n = this.#page.i18n
    this.client = createClient(this.#page.token)
    this.stakes = createStakes(this.i18n, this.limits.chips)
    this.stakes.select(this.limits.chips[0] ?? this.stakes.value)
    this.bets = createBets(() => {
      onBets(this.bets)
      this.#nameAgain()
      this.#game?.refresh()
    })
  }

  /** Lays the chosen chip, or says that the bets would be above the maximum. */
  layChip(field: string): void {
    const { bets, sound, stakes } = this
    if (!this.#allows(bets.total + stakes.value)) return
    bets.lay(field, stakes.value)
    this.#announceTotal()
    sound.click()
  }

  #announceTotal(): void {
    const { total } = this.bets
    this.#shell?.announce(i18n => tableWords(i18n).total(i18n.whole(total)))
  }

  showMessage(text: Text): void {
    this.#shell?.showMessage(text)
  }

  /** The buttons that take back one chip, and all, and that bet again or double. @param kind See `createButton()`. */
  createBetButtons(kind: string): HTMLElement[] {
    const button = (text: Text, change: () => void) =>
      createButton(this.i18n, { text, kind, onClick: () => this.#change(change) })
    this.#again = button(
      i18n => tableWords(i18n).double,
      () => this.#layAgain()
    )
    this.#nameAgain()
    return [
      button(
        i18n => tableWords(i18n).undo,
        () => this.bets.undo()
      ),
      button(
        i18n => tableWords(i18n).clear,
        () => this.bets.clear()
      ),
      this.#again
    ]
  }

  #nameAgain(): void {
    const isEmpty = this.bets.total === 0
    if (this.#again)
      this.i18n.setText(this.#again, i18n => (isEmpty ? tableWords(i18n).repeat : tableWords(i18n).double))
  }

  /** Lays the bets of the last round, or twice those on the table, or says why not. */
  #layAgain(): void {
    const { again } = this.bets
    const total = Object.values(again).reduce((sum, amount) => sum + amount, 0)
    if (total === 0) return this.showMessage(i18n => tableWords(i18n).refusals[this.unit].empty)
    if (!this.#allows(total)) return
    this.bets.restore(again)
    this.sound.click()
  }

  /** Whether bets of this total are within the maximum; says so if they are not. */
  #allows(total: number): boolean {
    const { maxBet } = this.limits
    if (total <= maxBet) return true
    this.showMessage(i18n => tableWords(i18n).refusals[this.unit].aboveMax(i18n.whole(maxBet)))
    return false
  }

  #change(change: () => void): void {
    if (!this.#game?.canBet) return
    change()
    this.#announceTotal()
  }

  /** Adds the stage to the page, and opens the game. */
  open({ view, ...parts }: OpenParts): void {
    const shell = createShell(this.#page, this.client, { ...parts, stakes: this.stakes, sound: this.sound })
    const game = new Game({ page: this.#page, shell, client: this.client, view: view(shell) })
    this.#shell = shell
    this.#game = game
    void game.open()
  }
}
