import { drawWords, sealOf } from '../engines/fairness.ts'
import type { FairnessAnswer, RevealedSeed, Round } from '../protocol/rounds.ts'
import { h } from './dom.ts'
import { troubleOf, type Server } from './server.ts'
import { createSheet, type Sheet } from './sheet.ts'
import type { Speaker } from './speaker.ts'

/** `PLAYER_SEED` as an attribute: browsers read it with the `v` flag, which wants the hyphen escaped. */
const SEED_PATTERN = '[\\w\\-]{1,64}'

/** What the sheet needs to know of its machine. */
export interface Checked {
  /** How many digests a draw needs; one where absent. */
  readonly digests?: number
  /** What a drawn digest means and what the round returns in whole kuruş, by the rules of the machine. */
  settle(words: readonly number[], round: Round): { said: string; returned: number }
  /** What the server says that the round showed. */
  say(round: Round): string
}

export interface FairnessSheet {
  readonly element: HTMLDialogElement
  open(): Promise<void>
}

/** Seal, seeds, and all rounds of the last revealed seed computed again in this browser. */
export function createFairnessSheet(speaker: Speaker, server: Server, checked: Checked): FairnessSheet {
  const sheet = createSheet(speaker, words => words.fairness.title)
  return {
    element: sheet.element,
    async open() {
      sheet.open(h('p', {}, speaker.words.loading))
      await show(() => server.readFairness())
    }
  }

  async function show(read: () => Promise<FairnessAnswer>, done = ''): Promise<void> {
    try {
      const { current, revealed } = await read()
      const past = revealed ? await revealedPart(speaker, revealed, checked) : [noneYet(speaker)]
      sheet.fill(...currentPart(current), ...past)
      sheet.tell(done)
    } catch (error) {
      fail(sheet, speaker, error)
    }
  }

  function currentPart(current: FairnessAnswer['current']): HTMLElement[] {
    const text = speaker.words.fairness
    const field = h('input', {
      id: 'player-seed',
      value: current.playerSeed,
      maxlength: '64',
      pattern: SEED_PATTERN,
      required: true,
      autocomplete: 'off',
      autocapitalize: 'off',
      spellcheck: 'false',
      'aria-describedby': 'player-seed-hint'
    })
    const form = h(
      'form',
      { class: 'seed' },
      h('label', { for: 'player-seed' }, text.playerSeed),
      field,
      h('small', { id: 'player-seed-hint' }, text.playerSeedHint),
      h('button', { class: 'outlined' }, text.change)
    )
    form.addEventListener('submit', event => {
      event.preventDefault()
      void show(() => server.changeSeed(field.value), text.changed)
    })
    return [
      h('p', {}, text.how),
      pairs([text.seal, current.seal], [text.number, String(current.number)]),
      form
    ]
  }
}

async function revealedPart(speaker: Speaker, seed: RevealedSeed, checked: Checked): Promise<HTMLElement[]> {
  const text = speaker.words.fairness
  const isSealed = (await sealOf(seed.serverSeed)) === seed.seal
  const rows = await Promise.all(seed.rounds.map(round => checkedRow(speaker, { seed, round, checked })))
  const heads = [text.round, text.result, text.returned, text.check].map(head =>
    h('th', { scope: 'col' }, head)
  )
  const table = h('table', {}, h('thead', {}, h('tr', {}, ...heads)), h('tbody', {}, ...rows))
  return [
    h('h3', {}, text.revealed),
    pairs([text.serverSeed, seed.serverSeed], [text.seal, seed.seal], [text.playerSeed, seed.playerSeed]),
    verdict(isSealed, isSealed ? text.sealRight : text.sealWrong, 'p'),
    rows.length > 0 ? table : h('p', {}, text.noRounds)
  ]
}

interface RowToCheck {
  seed: RevealedSeed
  round: Round
  checked: Checked
}

async function checkedRow(speaker: Speaker, { seed, round, checked }: RowToCheck): Promise<HTMLElement> {
  const { serverSeed, playerSeed } = seed
  const words = await drawWords({ serverSeed, playerSeed, number: round.number }, checked.digests)
  const drawn = checked.settle(words, round)
  const said = checked.say(round)
  const isRight = drawn.said === said && round.returned === drawn.returned
  const { right, wrong } = speaker.words.fairness
  return h(
    'tr',
    {},
    h('td', {}, String(round.number)),
    h('td', {}, said),
    h('td', {}, speaker.amount(round.returned)),
    h('td', {}, verdict(isRight, isRight ? right : wrong, 'span'))
  )
}

function verdict(isRight: boolean, text: string, tag: 'p' | 'span'): HTMLElement {
  return h(tag, { class: isRight ? 'is-right' : 'is-wrong' }, `${isRight ? '✓' : '✕'} ${text}`)
}

function noneYet(speaker: Speaker): HTMLElement {
  return h('p', { class: 'quiet' }, speaker.words.fairness.none)
}

function fail(sheet: Sheet, { words }: Speaker, error: unknown): void {
  const text = troubleOf(error) === 'round-open' ? words.roundOpen : words.failed
  sheet.fill(h('p', { role: 'alert' }, text))
}

function pairs(...items: readonly (readonly [string, string])[]): HTMLElement {
  const terms = items.flatMap(([name, value]) => [h('dt', {}, name), h('dd', {}, h('code', {}, value))])
  return h('dl', { class: 'pairs' }, ...terms)
}
