import { wordsFor } from '../../ui/words.ts'

export interface CardWords {
  ready: string
  draw: string
  drawing: string
  another: string
  card: string
  counted: (count: number) => string
  lines: readonly [none: string, one: string, two: string, all: string]
  prizes: readonly [one: string, two: string, all: string]
  result: string
  pays: string
  share: string
  example: (amount: string) => string
  rules: readonly string[]
  notes: string
  exact: string
}

const tr: CardWords = {
  ready: 'Kartınızı seçin ve çekilişi başlatın.',
  draw: 'Çekilişi başlat',
  drawing: 'Toplar çekiliyor',
  another: 'Yeni kart',
  card: 'Kartınız',
  counted: count => `${count} / 60 top`,
  lines: ['Dolan satır yok', 'Bir satır doldu', 'İki satır doldu', 'Kart doldu'],
  prizes: ['1 satır', '2 satır', 'Kart'],
  result: 'Sonuç',
  pays: 'Dönen',
  share: 'Ne sıklıkta',
  example: amount => `Ödemeler bahsin katıdır; parantez içinde ${amount} bahisle dönen tutar yazar.`,
  rules: [
    'Kartta üç satırda 15 sayı vardır. 1 ile 90 arasındaki toplardan 60 tanesi çekilir.',
    'Yalnız en büyük ödeme yapılır: bir satır, iki satır ya da bütün kart.',
    'Kartı siz seçersiniz; her kart uzun sürede aynı oranda geri döner.',
    'Sonucu sunucu belirler, sayfa gösterir. Yarıda kalan bir el aynı sonuçla sürer.',
    'Boşluk ya da Enter çekilişi başlatır, ok tuşları bahsi değiştirir.'
  ],
  notes: 'Ses açıkken her top kendi notasını çalar; kartınızdaki sayılar iki notayla duyulur.',
  exact:
    'Bütün çekilişler sayıldığında geri dönüş %95,25: bir satır %29,72, iki satır %3,61, bütün kart %0,12 olasılıkla dolar. Uzun sürede oyun her zaman sizden kazanır.'
}

const en: CardWords = {
  ready: 'Choose your card and start the draw.',
  draw: 'Start the draw',
  drawing: 'Drawing balls',
  another: 'Another card',
  card: 'Your card',
  counted: count => `${count} / 60 balls`,
  lines: ['No line is full', 'One line is full', 'Two lines are full', 'The card is full'],
  prizes: ['1 line', '2 lines', 'Card'],
  result: 'Result',
  pays: 'Returns',
  share: 'How often',
  example: amount => `Payouts are multiples of the stake; in brackets what a stake of ${amount} returns.`,
  rules: [
    'The card has 15 numbers in three lines. 60 of the balls from 1 to 90 are drawn.',
    'Only the largest prize is paid: one line, two lines or the whole card.',
    'You choose the card; in the long run every card returns the same.',
    'The server decides and the page shows. An interrupted round goes on with the same result.',
    'Space or Enter starts the draw, the arrow keys change the stake.'
  ],
  notes: 'With sound on, each ball plays its own note; numbers on your card sound with two.',
  exact:
    'Counted over all draws the return is 95.25%: one line fills with 29.72%, two lines with 3.61%, the whole card with 0.12%. In the long run the game always wins.'
}

export const cardWords = wordsFor<CardWords>({ tr, en })
