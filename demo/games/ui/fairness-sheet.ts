import { drawWords, sealOf } from '../engines/fairness.ts'
import { FairnessAnswer, type RevealedSeed, type Round, type SeedInUse } from '../protocol/rounds.ts'
import { errorCodeOf, type Client } from './client.ts'
import { h } from './dom.ts'
import type { I18n } from './i18n.ts'
import { createSheet } from './sheet.ts'

/** `PLAYER_SEED` as an attribute: browsers compile it with the `v` flag, which requires the hyphen escaped. */
const SEED_PATTERN = '[\\w\\-]{1,64}'

/** How the rounds of a game are computed again from their digests. */
export interface RoundCheck {
  /** Digests that a draw needs; one where absent. */
  readonly digests?: number
  /** Outcome as text and return in whole kuruş, by the rules of the game. */
  compute(words: readonly number[], round: Round): { text: string; returned: number }
  /** The outcome that the server reported, in the same text. */
  describe(round: Round): string
}

export interface FairnessSheet {
  readonly element: HTMLDialogElement
  open(): Promise<void>
}

/** Shows seal and seeds, and computes the rounds of the last revealed seed again in this browser. */
export function createFairnessSheet(i18n: I18n, client: Client, check: RoundCheck): FairnessSheet {
  const sheet = createSheet(i18n, ({ words }) => words.fairness.title)
  // Not retried: a second change would hide the seed that the first one revealed.
  const changeSeed = (playerSeed: string) => client.postOnce('/api/seed', { playerSeed }, FairnessAnswer)

  async function show(answer: Promise<FairnessAnswer>, status = ''): Promise<void> {
    try {
      const { current, revealed } = await answer
      const past = revealed ? await revealedPart(i18n, revealed, check) : [noneRevealed(i18n)]
      const change = (seed: string) => void show(changeSeed(seed), i18n.words.fairness.changed)
      sheet.replace(...currentPart(i18n, current, change), ...past)
      sheet.showStatus(status)
    } catch (error) {
      const { roundOpen, failed } = i18n.words
      const text = errorCodeOf(error) === 'round-open' ? roundOpen : failed
      sheet.replace(h('p', { role: 'alert' }, text))
    }
  }

  return {
    element: sheet.element,
    open() {
      sheet.open(h('p', {}, i18n.words.loading))
      return show(client.post('/api/verify', {}, FairnessAnswer))
    }
  }
}

function currentPart(i18n: I18n, current: SeedInUse, onChange: (seed: string) => void): HTMLElement[] {
  const text = i18n.words.fairness
  return [
    h('p', {}, text.how),
    pairs([text.seal, current.seal], [text.number, String(current.number)]),
    seedForm(i18n, current, onChange)
  ]
}

function seedForm(i18n: I18n, { playerSeed }: SeedInUse, onChange: (seed: string) => void): HTMLElement {
  const text = i18n.words.fairness
  const field = h('input', {
    id: 'player-seed',
    value: playerSeed,
    maxlength: 64,
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
    onChange(field.value)
  })
  return form
}

async function revealedPart(i18n: I18n, seed: RevealedSeed, check: RoundCheck): Promise<HTMLElement[]> {
  const text = i18n.words.fairness
  const isSealed = (await sealOf(seed.serverSeed)) === seed.seal
  const rows = await Promise.all(seed.rounds.map(round => checkedRow(i18n, { seed, round, check })))
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
  check: RoundCheck
}

async function checkedRow(i18n: I18n, { seed, round, check }: RowToCheck): Promise<HTMLElement> {
  const { serverSeed, playerSeed } = seed
  const words = await drawWords({ serverSeed, playerSeed, number: round.number }, check.digests)
  const computed = check.compute(words, round)
  const reported = check.describe(round)
  const isRight = computed.text === reported && computed.returned === round.returned
  const { right, wrong } = i18n.words.fairness
  return h(
    'tr',
    {},
    h('td', {}, String(round.number)),
    h('td', {}, reported),
    h('td', {}, i18n.amount(round.returned)),
    h('td', {}, verdict(isRight, isRight ? right : wrong, 'span'))
  )
}

function verdict(isRight: boolean, text: string, tag: 'p' | 'span'): HTMLElement {
  return h(tag, { class: isRight ? 'is-right' : 'is-wrong' }, `${isRight ? '✓' : '✕'} ${text}`)
}

function noneRevealed({ words }: I18n): HTMLElement {
  return h('p', { class: 'quiet' }, words.fairness.none)
}

function pairs(...items: readonly (readonly [string, string])[]): HTMLElement {
  const terms = items.flatMap(([name, value]) => [h('dt', {}, name), h('dd', {}, h('code', {}, value))])
  return h('dl', { class: 'pairs' }, ...terms)
}
