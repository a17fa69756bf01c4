import { randomOf } from '@bnw/core/covers'

import type { CouponLine } from '../../db/schema/cashier.ts'
import { chosen, inBoth, shuffled } from '../deterministic.ts'

const TEAMS = [
  'Mendirek SK',
  'Kıyı Gençlik',
  'Poyraz Birlik',
  'Çınaraltı İdman',
  'Lodos Yıldız',
  'Halat Spor',
  'Kandil FK',
  'Sarnıç Gücü',
  'Vapur İskelesi',
  'Ihlamur Ocağı'
] as const

const HORSES = ['Karayel', 'Gümüş Nal', 'Yakamoz', 'Sabah Rüzgârı', 'Tuzlu Yele', 'Şimşek Taş'] as const

/** A bet on a fictional event. Odds are 0.95 / probability, rounded down to hundredths. */
export function lineOf(key: string, { result, start }: Pick<CouponLine, 'result' | 'start'>): CouponLine {
  const next = randomOf(key)
  const odds = Math.floor(95 / (0.28 + next() * 0.4))
  const described = next() < 0.2 ? race(key) : next() < 0.75 ? match(key) : goals(key)
  return { ...described, odds, result, start }
}

type Described = Pick<CouponLine, 'event' | 'market' | 'selection'>

function match(key: string): Described {
  const [home = '', away = ''] = shuffled(TEAMS, key)
  const selection = chosen(
    [inBoth(home, home), inBoth('Beraberlik', 'Draw'), inBoth(away, away)],
    `${key}:pick`
  )
  return { event: `${home} – ${away}`, market: inBoth('Maç sonucu', 'Match result'), selection }
}

function goals(key: string): Described {
  const [home = '', away = ''] = shuffled(TEAMS, key)
  const selection = chosen(
    [inBoth('0–1 gol', '0–1 goals'), inBoth('2–3 gol', '2–3 goals'), inBoth('4 ve üzeri', '4 or more')],
    `${key}:pick`
  )
  return { event: `${home} – ${away}`, market: inBoth('Toplam gol', 'Total goals'), selection }
}

function race(key: string): Described {
  const [horse = ''] = shuffled(HORSES, key)
  return {
    event: `Dört Nala ${1 + Math.floor(randomOf(`${key}:race`)() * 8)}. koşu`,
    market: inBoth('Birinci', 'Winner'),
    selection: inBoth(horse, horse)
  }
}
