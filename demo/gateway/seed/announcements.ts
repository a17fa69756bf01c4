import type { TextInBoth } from '../db/schema/columns.ts'
import { inBoth } from './deterministic.ts'

export interface PopupSeed {
  readonly id: number
  readonly title: TextInBoth
  readonly text: TextInBoth
  readonly link: string
  readonly isActive: boolean
}

export const POPUPS: readonly PopupSeed[] = [
  {
    id: 1,
    title: inBoth('Rıhtım’a hoş geldiniz', 'Welcome to Rıhtım'),
    text: inBoth(
      '<p>Bu bir deneme sitesidir. Bütün para sanaldır; dilediğiniz gibi gezin, oynayın, yatırın, çekin.</p>',
      '<p>This is a demo site. All money is play money: look around, play, deposit and withdraw as you like.</p>'
    ),
    link: '/promotions',
    isActive: true
  },
  {
    id: 2,
    title: inBoth('Yaz Regatası bitti', 'The summer regatta is over'),
    text: inBoth(
      '<p>Kazananlar turnuvalar sayfasında.</p>',
      '<p>The winners are on the page of tournaments.</p>'
    ),
    link: '/tournaments',
    isActive: false
  }
]

export const SPECIAL_DATES: readonly Omit<PopupSeed, 'link'>[] = [
  {
    id: 1,
    title: inBoth('Yılbaşında canlı destek', 'Live support at New Year'),
    text: inBoth(
      '31 Aralık ve 1 Ocak günlerinde 10.00–18.00 arasında yanıt veriyoruz.',
      'On 31 December and 1 January we answer between 10 am and 6 pm.'
    ),
    isActive: true
  },
  {
    id: 2,
    title: inBoth('Rıhtım günü', 'Rıhtım day'),
    text: inBoth(
      'Yılda bir gün, herkese küçük bir sürpriz.',
      'One day a year, a small surprise for everybody.'
    ),
    isActive: false
  }
]

export interface MassMessageSeed {
  readonly id: number
  readonly title: TextInBoth
  readonly text: TextInBoth
  /** Days before the seed. */
  readonly age: number
}

/** 13 messages to all players; a page has 10. */
export const MASS_MESSAGES: readonly MassMessageSeed[] = [
  message(13, {
    age: 0.02,
    title: ['Gece Vapuru Yarışı bitiyor', 'The night ferry race is about to end'],
    text: [
      'Son dakikalar: puanınızı yükseltmek için geç değil.',
      'The last minutes: it is not too late for more points.'
    ]
  }),
  message(12, {
    age: 2,
    title: ['Lodos Haftası başladı', 'Lodos week has begun'],
    text: ['Kırk oyun, ₺250.000 ödül.', 'Forty games, prizes of ₺250,000.']
  }),
  message(11, {
    age: 6,
    title: ['Yeni oyunlar geldi', 'New games are here'],
    text: ['Yirmi dört yeni slot lobide sizi bekliyor.', 'Twenty-four new slots wait in the lobby.']
  }),
  message(10, {
    age: 11,
    title: ['Çarşamba iadesi', 'Wednesday cashback'],
    text: [
      'Dünkü slot kaybınızın onda biri hesabınızda.',
      'A tenth of yesterday’s loss at slots is in your account.'
    ]
  }),
  message(9, {
    age: 16,
    title: ['Planlı bakım', 'Planned maintenance'],
    text: [
      'Salı sabahı 5 ile 5.30 arasında site kapalı olacak.',
      'On Tuesday the site will be closed from 5 to 5.30 in the morning.'
    ]
  }),
  message(8, {
    age: 18,
    title: ['İlk Sefer sonuçlandı', 'The first voyage is over'],
    text: ['Kazananlar turnuvalar sayfasında.', 'The winners are on the page of tournaments.']
  }),
  message(7, {
    age: 28,
    title: ['Canlı masalarda Türkçe', 'Tables in Turkish'],
    text: ['On dört masada Türkçe konuşan krupiyeler.', 'Dealers at fourteen tables speak Turkish.']
  }),
  message(6, {
    age: 36,
    title: ['Hesabınızı koruyun', 'Protect your account'],
    text: [
      'İki adımlı doğrulamayı açmak bir dakika sürer.',
      'The second step of login takes a minute to set up.'
    ]
  }),
  message(5, {
    age: 47,
    title: ['Simit Kupası', 'Simit cup'],
    text: ['Üç oyun, üç gün, ₺25.000.', 'Three games, three days, ₺25,000.']
  }),
  message(4, {
    age: 60,
    title: ['Yeni yöntem: QR ile yatır', 'New: deposit by QR'],
    text: ['Kodu okutun, tutarı onaylayın, hazır.', 'Scan the code, confirm the amount, done.']
  }),
  message(3, {
    age: 74,
    title: ['Kurallar güncellendi', 'The rules have changed'],
    text: ['Genel kuralların güncel hâlini okuyun.', 'Please read the general rules as they are now.']
  }),
  message(2, {
    age: 90,
    title: ['Sınır koymak elinizde', 'Limits are yours to set'],
    text: [
      'Günlük yatırma sınırı için canlı desteğe yazmanız yeterli.',
      'Write to live support to set a daily limit on deposits.'
    ]
  }),
  message(1, {
    age: 119,
    title: ['Yaz Regatası', 'Summer regatta'],
    text: ['Otuz altı oyunda iki hafta süren yarış.', 'Two weeks of racing at thirty-six games.']
  })
]

type Pair = readonly [tr: string, en: string]

function message(
  id: number,
  { age, title, text: [tr, en] }: { age: number; title: Pair; text: Pair }
): MassMessageSeed {
  return { id, age, title: inBoth(...title), text: inBoth(`<p>${tr}</p>`, `<p>${en}</p>`) }
}
