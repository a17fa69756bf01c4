import type { TextInBoth } from '../db/schema/columns.ts'
import { inBoth } from './deterministic.ts'

interface Mark {
  readonly id: number
  readonly name: string
  readonly url: string
}

export const PARTNERS: readonly Mark[] = marks('partner', [
  'Boğaz Radyo',
  'Çınar Kulübü',
  'Martı Dergi',
  'İskele Festival',
  'Kandil Müzik'
])

export const PAYMENT_LOGOS: readonly Mark[] = marks('payment', [
  'Havale/EFT',
  'Pulcüzdan',
  'Kumbara Kart',
  'Rıhtım Çeki',
  'QR',
  'Çınaraltı Bank'
])

export const LICENCES: readonly (Mark & { number: string })[] = [
  { id: 1, name: 'Örnek Oyun Kurulu', number: 'ÖRNEK-0001', url: 'https://licence.example/0001' },
  { id: 2, name: 'Adil Oyun Denetimi', number: 'ÖRNEK-0042', url: 'https://audit.example/0042' }
]

/** Reply of GET /v1/licenses. */
export const licences = LICENCES.map(({ id, name, number, url }) => ({
  name,
  number,
  url,
  image: `/images/licences/${id}.svg`
}))

const VIRTUAL = [
  entry('golden-race', ['Golden Race', 'Golden Race'], '/play/virtual/801'),
  entry('bet-on-games', ['Bet on Games', 'Bet on Games'], '/play/virtual/802'),
  entry('football-3d', ['3D Futbol', '3D football'], '/play/virtual/803'),
  entry('bingo', ['Tombala', 'Bingo'], '/play/virtual/804'),
  entry('sound-bingo', ['Sesli Tombala', 'Sound bingo'], '/play/virtual/805'),
  entry('zeplin', ['Zeplin', 'Zeplin'], '/play/virtual/806'),
  entry('spaceman', ['Spaceman', 'Spaceman'], '/play/virtual/807')
]

const SPORT = [
  entry('sport', ['Spor', 'Sport'], '/play/virtual/810'),
  entry('live-sport', ['Canlı Spor', 'Live sport'], '/play/virtual/811')
]

const HEADER_MENU = [
  entry('slots', ['Slotlar', 'Slots'], '/slot'),
  entry('live', ['Canlı Casino', 'Live casino'], '/live'),
  entry('tournaments', ['Turnuvalar', 'Tournaments'], '/tournaments'),
  entry('gift', ['Promosyonlar', 'Promotions'], '/promotions'),
  group('golden-race', ['Sanal', 'Virtual'], VIRTUAL),
  group('sport', ['Spor', 'Sport'], SPORT),
  entry('roulette', ['Rulet', 'Roulette'], '/live/type/roulette'),
  entry('blackjack', ['Blackjack', 'Blackjack'], '/live/type/blackjack'),
  entry('poker', ['Poker', 'Poker'], '/live/type/poker'),
  entry('high-earnings', ['Yüksek Kazanç', 'High earnings'], '/slot/type/high-earnings')
]

const FOOTER_MENU = [
  column(inBoth('Rıhtım', 'Rıhtım'), [
    ['/about-us', 'Hakkımızda', 'About us'],
    ['/promotions', 'Promosyonlar', 'Promotions'],
    ['/tournaments', 'Turnuvalar', 'Tournaments']
  ]),
  column(inBoth('Kurallar', 'Rules'), [
    ['/about-us?page=GeneralRules', 'Genel kurallar', 'General rules'],
    ['/about-us?page=CasinoRules', 'Casino kuralları', 'Casino rules'],
    ['/about-us?page=BetRules', 'Bahis kuralları', 'Bet rules'],
    ['/about-us?page=BonusRules', 'Bonus kuralları', 'Bonus rules']
  ]),
  column(inBoth('Yardım', 'Help'), [
    ['/about-us?page=FAQ', 'Sıkça sorulan sorular', 'Frequent questions'],
    ['/about-us?page=Financial', 'Para yatırma ve çekme', 'Deposits and withdrawals'],
    ['/about-us?page=ResponsibleGaming', 'Sorumlu oyun', 'Responsible gaming'],
    ['/about-us?page=Privacy', 'Gizlilik', 'Privacy']
  ]),
  column(inBoth('Oyunlar', 'Games'), [
    ['/slot', 'Slotlar', 'Slots'],
    ['/live', 'Canlı Casino', 'Live casino'],
    ['/slot/type/new', 'Yeni oyunlar', 'New games'],
    ['/slot/type/jackpot', 'Jackpot', 'Jackpot']
  ])
]

/** Files under /datas/, by name without extension. */
export const datas: Readonly<Record<string, unknown>> = {
  'header-menu': HEADER_MENU,
  'footer-menu': FOOTER_MENU,
  languages: [
    { id: 1, title: 'Türkçe', lang: 'tr' },
    { id: 2, title: 'English', lang: 'en' }
  ],
  partners: PARTNERS.map(({ id, name, url }) => ({ name, url, image: `/images/partners/${id}.svg` })),
  'investment-methods': PAYMENT_LOGOS.map(({ id, name, url }) => ({
    name,
    url,
    image: `/images/payments/${id}.svg`
  }))
}

function entry(id: string, [tr, en]: readonly [string, string], path: string) {
  return { id, title: inBoth(tr, en), path, icon: id, badge: '' }
}

/** An entry without an address, for a list. */
function group(icon: string, title: readonly [string, string], children: readonly object[]) {
  return { ...entry(icon, title, ''), id: `${icon}-group`, children }
}

function column(title: TextInBoth, links: readonly (readonly [path: string, tr: string, en: string])[]) {
  return { title, links: links.map(([path, tr, en]) => ({ title: inBoth(tr, en), path })) }
}

function marks(kind: string, names: readonly string[]): readonly Mark[] {
  return names.map((name, at) => ({ id: at + 1, name, url: `https://${kind}-${at + 1}.example/` }))
}
