import type { Opened } from './opened.ts'
import { h, icon } from './dom.ts'
import { createFairnessSheet, type Checked } from './fairness-sheet.ts'
import { createFigures, type Figures } from './figures.ts'
import type { Server } from './server.ts'
import { createSheet } from './sheet.ts'
import type { Sound } from './sound.ts'
import type { Say } from './speaker.ts'
import type { Stakes } from './stakes.ts'
import type { Words } from './words.ts'

const CROSS = ['M5 5l10 10', 'M15 5L5 15']

/** What a machine brings to the page. */
export interface Furnishing {
  /** What is played on: reels, a wheel with its table. */
  readonly stage: HTMLElement
  readonly stakes: Stakes
  readonly sound: Sound
  /** Between the chips and the big button. */
  readonly extras?: readonly HTMLElement[]
  /** Rules, pay table and exact return, written when the sheet is opened. */
  rules(): HTMLElement
  readonly checked: Checked
}

/** Everything on the page, without any rule of play. */
export interface Shell {
  readonly figures: Figures
  readonly stakes: Stakes
  readonly sound: Sound
  /** The big button. */
  readonly act: HTMLButtonElement
  /** The big button is for now something else, or cannot be used. */
  setAct(state: { say: Say; isReady: boolean }): void
  /** The line that is read out. `isWin` where more came back than was staked. */
  tell(say: Say, isWin?: boolean): void
  offerDeposit(isOffered: boolean): void
  mute(): void
}

/** The page around a machine: bar, stage and console. */
export function createShell(opened: Opened, server: Server, furnishing: Furnishing): Shell {
  const { speaker, frame } = opened
  const { stage, stakes, sound, extras = [] } = furnishing
  const figures = createFigures(speaker)
  const act = h('button', { type: 'button', class: 'spin' })
  const result = h('p', { class: 'result', role: 'status', 'aria-live': 'polite' })
  const deposit = createButton(opened, words => words.deposit, 'outlined')
  deposit.hidden = true
  deposit.addEventListener('click', () => frame.say({ type: 'deposit' }))
  const soundButton = createSoundButton(opened, sound)
  const tools = h('div', { class: 'tools' }, ...sheetButtons(opened, server, furnishing), soundButton.element)
  const inside = [result, deposit, figures.element, stakes.element, ...extras, act, tools]
  document.body.append(header(opened), h('main', {}, stage, h('section', { class: 'console' }, ...inside)))
  return {
    figures,
    stakes,
    sound,
    act,
    setAct({ say, isReady }) {
      speaker.write(act, say)
      act.setAttribute('aria-disabled', String(!isReady))
    },
    tell(say, isWin = false) {
      speaker.write(result, say)
      result.classList.toggle('is-win', isWin)
    },
    offerDeposit(isOffered) {
      deposit.hidden = !isOffered
    },
    mute: soundButton.mute
  }
}

/** A button whose word follows the language. */
export function createButton(
  { speaker }: Opened,
  say: (words: Words) => string,
  kind: string
): HTMLButtonElement {
  const element = h('button', { type: 'button', class: kind })
  speaker.write(element, say)
  return element
}

/** Name, play money and the way out. */
export function header({ speaker, name, isDemo, frame }: Opened): HTMLElement {
  const chip = h('p', { class: 'play-money' })
  speaker.write(chip, words => (isDemo ? `${words.demoMoney} · ${words.playMoney}` : words.playMoney))
  const leave = h('button', { type: 'button', class: 'plain' }, icon(...CROSS))
  speaker.label(leave, 'aria-label', words => words.leave)
  leave.addEventListener('click', () => frame.say({ type: 'exit' }))
  return h('header', { class: 'bar' }, h('h1', { title: name }, name), chip, leave)
}

function sheetButtons(opened: Opened, server: Server, { rules, checked }: Furnishing): HTMLElement[] {
  const { speaker } = opened
  const rulesSheet = createSheet(speaker, words => words.payTable.title)
  const fairness = createFairnessSheet(speaker, server, checked)
  const rulesButton = createButton(opened, words => words.rules, 'plain')
  const verifyButton = createButton(opened, words => words.verify, 'plain')
  rulesButton.addEventListener('click', () => rulesSheet.open(rules()))
  verifyButton.addEventListener('click', () => void fairness.open())
  document.body.append(rulesSheet.element, fairness.element)
  return [rulesButton, verifyButton]
}

function createSoundButton({ speaker }: Opened, sound: Sound) {
  const element = h('button', { type: 'button', class: 'plain', 'aria-pressed': 'false' })
  const turn = (isOn: boolean) => {
    sound.turn(isOn)
    element.setAttribute('aria-pressed', String(isOn))
    speaker.write(element, words => (isOn ? words.soundOn : words.soundOff))
  }
  turn(false)
  element.addEventListener('click', () => turn(!sound.isOn))
  return { element, mute: () => turn(false) }
}
