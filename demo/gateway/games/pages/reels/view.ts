import { createFairnessSheet } from '../parts/fairness-sheet.ts'
import { createFigures, type Figures } from '../parts/figures.ts'
import { h, icon } from '../parts/dom.ts'
import type { Opened } from '../parts/opened.ts'
import type { Server } from '../parts/server.ts'
import { createSheet } from '../parts/sheet.ts'
import { createSound, type Sound } from '../parts/sound.ts'
import type { Speaker } from '../parts/speaker.ts'
import { createStakes, type Stakes } from '../parts/stakes.ts'
import type { Words } from '../parts/words.ts'
import { createCabinet, type Cabinet } from './cabinet.ts'
import { settleReels, symbolsOf } from './outcome.ts'
import { payTable } from './pay-table.ts'

const CROSS = ['M5 5l10 10', 'M15 5L5 15']

/** Everything on the page, without any rule of play. */
export interface View {
  readonly cabinet: Cabinet
  readonly figures: Figures
  readonly stakes: Stakes
  readonly sound: Sound
  readonly spin: HTMLButtonElement
  /** The big button is for now something else, or cannot be used. */
  setSpin(state: { say: (words: Words) => string; isReady: boolean }): void
  /** The line that is read out. `isWin` where more came back than was staked. */
  tell(say: (words: Words, speaker: Speaker) => string, isWin?: boolean): void
  offerDeposit(isOffered: boolean): void
  mute(): void
}

export function createView(opened: Opened, server: Server): View {
  const { speaker, frame } = opened
  const sound = createSound()
  const cabinet = createCabinet(sound.click)
  const figures = createFigures(speaker)
  const stakes = createStakes(speaker, () => undefined)
  const spin = h('button', { type: 'button', class: 'spin' })
  const result = h('p', { class: 'result', role: 'status', 'aria-live': 'polite' })
  const deposit = button(speaker, words => words.deposit, 'outlined')
  deposit.hidden = true
  deposit.addEventListener('click', () => frame.say({ type: 'deposit' }))
  const soundButton = createSoundButton(speaker, sound)
  const tools = h('div', { class: 'tools' }, ...sheetButtons({ opened, server, stakes }), soundButton.element)
  const console = h(
    'section',
    { class: 'console' },
    result,
    deposit,
    figures.element,
    stakes.element,
    spin,
    tools
  )
  document.body.append(header(opened), h('main', {}, cabinet.element, console))
  return {
    cabinet,
    figures,
    stakes,
    sound,
    spin,
    setSpin({ say, isReady }) {
      speaker.write(spin, say)
      spin.setAttribute('aria-disabled', String(!isReady))
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

function header({ speaker, name, isDemo, frame }: Opened): HTMLElement {
  const chip = h('p', { class: 'play-money' })
  speaker.write(chip, words => (isDemo ? `${words.demoMoney} · ${words.playMoney}` : words.playMoney))
  const leave = h('button', { type: 'button', class: 'plain' }, icon(...CROSS))
  speaker.label(leave, 'aria-label', words => words.leave)
  leave.addEventListener('click', () => frame.say({ type: 'exit' }))
  return h('header', { class: 'bar' }, h('h1', { title: name }, name), chip, leave)
}

interface Sheets {
  opened: Opened
  server: Server
  stakes: Stakes
}

function sheetButtons({ opened: { speaker }, server, stakes }: Sheets): HTMLElement[] {
  const rules = createSheet(speaker, words => words.payTable.title)
  const fairness = createFairnessSheet(speaker, server, {
    settle: settleReels(speaker),
    say: round => speaker.words.line(symbolsOf(round).map(symbol => speaker.words.symbols[symbol]))
  })
  const rulesButton = button(speaker, words => words.rules, 'plain')
  const verifyButton = button(speaker, words => words.verify, 'plain')
  rulesButton.addEventListener('click', () => rules.open(payTable(speaker, stakes.value)))
  verifyButton.addEventListener('click', () => void fairness.open())
  document.body.append(rules.element, fairness.element)
  return [rulesButton, verifyButton]
}

function createSoundButton(speaker: Speaker, sound: Sound) {
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

function button(speaker: Speaker, say: (words: Words) => string, kind: string): HTMLButtonElement {
  const element = h('button', { type: 'button', class: kind })
  speaker.write(element, say)
  return element
}
