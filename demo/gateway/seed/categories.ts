import type { TextInBoth } from '../db/schema/columns.ts'
import { inBoth } from './deterministic.ts'

/** A group of games or tables, and the word of `/slot/type/{type}` that shows it. */
export interface Category {
  readonly id: number
  readonly kind: 'slot' | 'live'
  readonly name: TextInBoth
  readonly items: number
  readonly type?: string
}

const QUICK_ACCESS = 94

export const SLOT_CATEGORIES: readonly Category[] = [
  slot(QUICK_ACCESS, inBoth('Hızlı Erişim', 'Quick access'), 50),
  slot(1, inBoth('Yeni', 'New'), 24, 'new'),
  slot(2, inBoth('Popüler', 'Popular'), 60),
  slot(3, inBoth('Klasik', 'Classics'), 48, 'classic'),
  slot(4, inBoth('Jackpot', 'Jackpot'), 18, 'jackpot'),
  slot(5, inBoth('3D', '3D'), 30, '3d'),
  slot(6, inBoth('Meyve', 'Fruit'), 36),
  slot(7, inBoth('Masal', 'Tales'), 40),
  slot(8, inBoth('Deniz', 'Sea'), 44),
  slot(9, inBoth('Çok hatlı', 'Many lines'), 52),
  slot(10, inBoth('Düşük bahis', 'Low stakes'), 28),
  slot(11, inBoth('Günün oyunu', 'Game of the day'), 1),
  slot(12, inBoth('Yakında', 'Coming soon'), 0)
]

export const LIVE_CATEGORIES: readonly Category[] = [
  live(301, inBoth('Rulet', 'Roulette'), 24, 'roulette'),
  live(302, inBoth('Blackjack', 'Blackjack'), 30, 'blackjack'),
  live(303, inBoth('Bakara', 'Baccarat'), 12, 'baccarat'),
  live(304, inBoth('Poker', 'Poker'), 10, 'poker'),
  live(305, inBoth('Oyun şovları', 'Game shows'), 8, 'show'),
  live(306, inBoth('Türkçe masalar', 'Turkish-speaking'), 14),
  live(307, inBoth('Yüksek limit', 'High limit'), 10),
  live(308, inBoth('Yeni', 'New'), 5),
  live(309, inBoth('Yakında', 'Soon'), 0)
]

export const CATEGORIES: readonly Category[] = [...SLOT_CATEGORIES, ...LIVE_CATEGORIES]

function slot(id: number, name: TextInBoth, items: number, type?: string): Category {
  return { id, kind: 'slot', name, items, ...(type && { type }) }
}

function live(id: number, name: TextInBoth, items: number, type?: string): Category {
  return { id, kind: 'live', name, items, ...(type && { type }) }
}
