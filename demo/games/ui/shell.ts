import { createButton } from './button.ts'
import type { Client } from './client.ts'
import { closeIcon, h } from './dom.ts'
import { createFairnessSheet, type RoundCheck } from './fairness-sheet.ts'
import { createFigures, type Figures } from './figures.ts'
import type { I18n, Text } from './i18n.ts'
import type { Page } from './page.ts'
import { createSheet } from './sheet.ts'
import type { Sound } from './sound.ts'
import type { Stakes } from './stakes.ts'

/** The parts of a game that the shell renders. */
export interface ShellParts {
  /** The main area: reels, or a wheel with its table. */
  readonly stage: HTMLElement
  readonly stakes: Stakes
  readonly sound: Sound
  /** Controls between the chips and the play button. */
  readonly extras?: readonly HTMLElement[]
  /** Renders rules, pay table and exact return when their sheet is opened. */
  rules(): HTMLElement
  readonly check: RoundCheck
}

/** The page around a game: header, stage and console. It contains no rules of a game. */
export interface Shell {
  readonly header: HTMLElement
  readonly console: HTMLElement
  readonly figures: Figures
  /** The line that `showMessage` writes and screen readers announce. */
  readonly message: HTMLElement
  readonly stakes: Stakes
  readonly sound: Sound
  readonly playButton: HTMLButtonElement
  setPlayButton(state: PlayButtonState): void
  /** @param isWin The return is above the stake. */
  showMessage(text: Text, isWin?: boolean): void
  /** Announces to screen readers what the page shows in another place. */
  announce(text: Text): void
  offerDeposit(isOffered: boolean): void
  mute(): void
}

export interface PlayButtonState {
  text: Text
  /** After the text; changes too often to be read out. */
  note?: Text
  isReady: boolean
}

export function createShell(page: Page, client: Client, parts: ShellParts): Shell {
  const { i18n, host } = page
  const { stage, stakes, sound, extras = [] } = parts
  const header = createHeader(page)
  const figures = createFigures(i18n)
  const play = createPlayButton(i18n)
  const announcement = h('p', { class: 'announcement', role: 'status' })
  const message = h('p', { class: 'result', role: 'status', 'aria-live': 'polite' })
  const deposit = createButton(i18n, {
    text: ({ words }) => words.deposit,
    kind: 'outlined',
    onClick: () => host.send({ type: 'deposit' })
  })
  deposit.hidden = true
  const soundButton = createSoundButton(page, sound)
  const tools = h('div', { class: 'tools' }, ...createSheetButtons(page, client, parts), soundButton.element)
  const controls = [message, deposit, figures.element, stakes.element, ...extras, play.element, tools]
  const console = h('section', { class: 'console' }, ...controls)
  document.body.append(header, announcement, h('main', {}, stage, console))
  return {
    header,
    console,
    figures,
    message,
    stakes,
    sound,
    playButton: play.element,
    setPlayButton: play.set,
    showMessage(text, isWin = false) {
      i18n.setText(message, text)
      message.classList.toggle('is-win', isWin)
    },
    announce: text => (announcement.textContent = text(i18n)),
    offerDeposit(isOffered) {
      deposit.hidden = !isOffered
    },
    mute: soundButton.mute
  }
}

function createPlayButton(i18n: I18n) {
  const [text, note] = [h('span'), h('span', { 'aria-hidden': 'true' })]
  const element = h('button', { type: 'button', class: 'spin' }, h('span', {}, text, note))
  return {
    element,
    set(state: PlayButtonState) {
      i18n.setText(text, state.text)
      i18n.setText(note, state.note ?? (() => ''))
      element.setAttribute('aria-disabled', String(!state.isReady))
    }
  }
}

/** Name of the game, the play-money label and the exit button. */
function createHeader({ i18n, name, isDemo, host }: Page): HTMLElement {
  const chip = h('p', { class: 'play-money' })
  i18n.setText(chip, ({ words }) => (isDemo ? `${words.demoMoney} · ${words.playMoney}` : words.playMoney))
  const leave = h('button', { type: 'button', class: 'plain' }, closeIcon())
  i18n.setAttribute(leave, 'aria-label', ({ words }) => words.leave)
  leave.addEventListener('click', () => host.send({ type: 'exit' }))
  return h('header', { class: 'bar' }, h('h1', { title: name }, name), chip, leave)
}

function createSheetButtons({ i18n }: Page, client: Client, { rules, check }: ShellParts): HTMLElement[] {
  const rulesSheet = createSheet(i18n, ({ words }) => words.rulesTitle)
  const fairness = createFairnessSheet(i18n, client, check)
  document.body.append(rulesSheet.element, fairness.element)
  return [
    createButton(i18n, {
      text: ({ words }) => words.rules,
      kind: 'plain',
      onClick: () => rulesSheet.open(rules())
    }),
    createButton(i18n, {
      text: ({ words }) => words.verify,
      kind: 'plain',
      onClick: () => void fairness.open()
    })
  ]
}

function createSoundButton({ i18n }: Page, sound: Sound) {
  const setOn = (isOn: boolean) => {
    sound.setOn(isOn)
    i18n.setText(element, ({ words }) => (isOn ? words.turnSoundOff : words.turnSoundOn))
  }
  const element = createButton(i18n, {
    text: ({ words }) => words.turnSoundOn,
    kind: 'plain',
    onClick: () => setOn(!sound.isOn)
  })
  setOn(false)
  return { element, mute: () => setOn(false) }
}
