import { pick, randomOf } from '@bnw/core/covers'

import { makeGames, PICTURE_MISSING } from './games.ts'
import { studioName } from './studios.ts'
import { momentText } from '../dates.ts'

/** A win every 13.5 s ± 3.25 s, so that wins are 7 to 20 s apart. */
const INTERVAL_MS = 13_500
const JITTER_MS = 3_250

const TOP_WINS = 30

const PLAYERS = [
  'A••• K.',
  'S••• Y.',
  'M••• D.',
  'E••• Ş.',
  'Z••• A.',
  'O••• İ.',
  'B••• Ç.',
  'H••• G.',
  'T••• Ö.',
  'F••• U.',
  'N••• B.',
  'İ••• T.'
] as const

/** Stakes in kuruş, and multiples that the engine of three reels pays. */
const STAKES = [500, 1_000, 2_500, 5_000, 10_000] as const
const MULTIPLES = [14, 20, 25, 40, 40, 150] as const

/** The newest 30 wins at a time; the same time gives the same rows. */
export function topWinsAt(now: number) {
  const newest = Math.floor(now / INTERVAL_MS) + 1
  return Array.from({ length: TOP_WINS + 2 }, (_, back) => winOf(newest - back))
    .filter(win => win.at <= now)
    .slice(0, TOP_WINS)
    .map(({ at, ...win }) => ({ ...win, currency: 'TRY', date: momentText(new Date(at)) }))
}

function winOf(number: number) {
  const next = randomOf(`win:${number}`)
  const at = number * INTERVAL_MS + Math.round((next() * 2 - 1) * JITTER_MS)
  const all = games()
  const game = all[Math.floor(next() * all.length)]
  return {
    at,
    player: pick(PLAYERS, next()),
    game: game?.name ?? '',
    gameID: String(game?.id ?? ''),
    image: game?.image,
    providerName: studioName(game?.providerId ?? 0),
    amount: ((pick(STAKES, next()) * pick(MULTIPLES, next())) / 100).toFixed(2)
  }
}

let list: ReturnType<typeof makeGames> | undefined

/** Without those whose picture is missing: the home page would now and then report a 404. */
function games(): ReturnType<typeof makeGames> {
  return (list ??= makeGames().filter(({ id }) => !PICTURE_MISSING.includes(id)))
}
