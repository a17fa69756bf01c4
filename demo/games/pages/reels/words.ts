import { wordsFor } from '../../ui/words.ts'

export interface ReelsWords {
  ready: string
  /** Heading of the short pay table: multiples of the stake. */
  pays: string
  last: string
  symbol: string
  three: string
  two: string
  example: (amount: string) => string
  rules: readonly string[]
  exact: string
}

const tr: ReelsWords = {
  ready: 'Bahsi seçin ve çevirin.',
  pays: 'Bahsin katı olarak kazanç',
  last: 'Son turlar',
  symbol: 'Resim',
  three: 'Üçü aynı',
  two: 'İlk ikisi aynı',
  example: amount => `Ödemeler bahsin katıdır; parantez içinde ${amount} bahisle dönen tutar yazar.`,
  rules: [
    'Üç makara ve tek çizgi vardır: ortadaki sıra. Her makarada 20 durak bulunur.',
    'Soldan ilk iki resim ya da üçü birden aynı olduğunda ödeme yapılır; yalnız büyük olan ödenir.',
    'Sonucu sunucu belirler, sayfa gösterir. Yarıda kalan bir el aynı sonuçla sürer.',
    'Boşluk ya da Enter çevirir, ok tuşları bahsi değiştirir.'
  ],
  exact:
    'Bütün 8.000 sonuç birlikte 7.627 bahis öder: geri dönüş tam olarak %95,34 (7627/8000). Her beş elden ortalama biri öder. Uzun sürede oyun her zaman sizden kazanır.'
}

const en: ReelsWords = {
  ready: 'Choose a stake and spin.',
  pays: 'Pays, times the stake',
  last: 'Last rounds',
  symbol: 'Picture',
  three: 'Three alike',
  two: 'First two alike',
  example: amount => `Payouts are multiples of the stake; in brackets what a stake of ${amount} returns.`,
  rules: [
    'There are three reels and one line, the middle row. Each reel has 20 stops.',
    'It pays when the first two pictures from the left, or all three, are alike; only the larger one is paid.',
    'The server decides and the page shows. An interrupted round goes on with the same result.',
    'Space or Enter spins, the arrow keys change the stake.'
  ],
  exact:
    'All 8,000 outcomes together pay 7,627 stakes: the return is exactly 95.34% (7627/8000). One round in five pays on average. In the long run the game always wins.'
}

export const reelsWords = wordsFor<ReelsWords>({ tr, en })
