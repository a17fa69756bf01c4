import type { TextInBoth } from '../db/schema/columns.ts'
import { inBoth } from './deterministic.ts'
import { days, type Span } from './schedule.ts'

export interface SliderSeed extends Span {
  readonly id: number
  readonly title: TextInBoth
  readonly text: TextInBoth
  readonly link: string
  readonly isActive: boolean
  readonly place: 'sol' | 'sag'
}

const NOW = days(-20, 40)

/** 11 banners, 7 of them active now: 5 left, 2 right. Two are inactive, one is upcoming, one has ended. */
export const SLIDERS: readonly SliderSeed[] = [
  left(1, NOW, [
    '/promotions',
    inBoth('₺999 hoş geldin bonusu', '₺999 welcome bonus'),
    inBoth('İlk yatırmanıza %50, en çok ₺999', '50% on your first deposit, up to ₺999')
  ]),
  left(2, NOW, [
    '/promotions',
    inBoth('%30 kayıp bonusu', '30% weekly cashback'),
    inBoth('Haftalık net kaybınızın %30’u bonus olur', '30% of a week’s net loss, as a bonus')
  ]),
  left(3, NOW, [
    '/promotions',
    inBoth('Çevrimsiz %20 yatırma bonusu', '20% deposit bonus, no turnover'),
    inBoth('Alın, oynayın, dilediğiniz an çekin', 'Take it, play it, withdraw it when you like')
  ]),
  left(4, NOW, [
    '/tournaments',
    inBoth('Lodos Haftası başladı', 'Lodos Haftası has begun'),
    inBoth('Ödül havuzu ₺250.000', 'Prizes of ₺250,000')
  ]),
  left(5, NOW, [
    '/slot/type/3d',
    inBoth('Yeni 3D slotlar', 'New 3D slots'),
    inBoth('Otuz oyun, on üç stüdyo', 'Thirty games, thirteen studios')
  ]),
  right(6, NOW, [
    '/live',
    inBoth('Salon Yakamoz açık', 'Salon Yakamoz is open'),
    inBoth('Yirmi sekiz canlı masa', 'Twenty-eight live tables')
  ]),
  right(7, NOW, [
    '/play/virtual/804',
    inBoth('Tombala Salonu', 'Bingo hall'),
    inBoth('Altmış top, üç sıra, bir kart', 'Sixty balls, three lines, one card')
  ]),
  { ...left(8, NOW, ['/promotions', both('Kapalı afiş'), both('')]), isActive: false },
  { ...right(9, NOW, ['/live', both('Kapalı yan afiş'), both('')]), isActive: false },
  left(10, days(5, 35), [
    '/promotions',
    inBoth('Yeni yıl çekilişi', 'New-year draw'),
    inBoth('Beş gün sonra başlıyor', 'Begins in five days')
  ]),
  right(11, days(-60, -5), [
    '/tournaments',
    inBoth('Yaz Regatası', 'Summer regatta'),
    inBoth('Kazananlar belli oldu', 'The winners are known')
  ])
]

type Words = readonly [link: string, title: TextInBoth, text: TextInBoth]

function left(id: number, span: Span, [link, title, text]: Words): SliderSeed {
  return { id, ...span, link, title, text, isActive: true, place: 'sol' }
}

function right(id: number, span: Span, words: Words): SliderSeed {
  return { ...left(id, span, words), place: 'sag' }
}

function both(text: string): TextInBoth {
  return inBoth(text, text)
}
