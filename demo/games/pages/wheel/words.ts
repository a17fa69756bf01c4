import type { EvenChance } from '../../engines/wheel/engine.ts'
import { wordsFor } from '../../ui/words.ts'

export interface WheelWords {
  ready: string
  last: string
  table: string
  modes: string
  single: string
  pair: string
  pairFirst: string
  pairSecond: (number: number) => string
  colours: Readonly<Record<'red' | 'black' | 'zero', string>>
  chances: Readonly<Record<EvenChance, string>>
  dozen: (nth: number) => string
  number: (number: number) => string
  split: (one: string, other: string) => string
  /** Fields of each kind, and how many numbers they cover. */
  kinds: Readonly<Record<35 | 17 | 2 | 1, readonly [name: string, covers: string]>>
  example: (amount: string) => string
  rules: (min: string, max: string) => readonly string[]
  exact: string
}

const tr: WheelWords = {
  ready: 'Çipi seçin, masaya koyun ve çevirin.',
  last: 'Son sayılar',
  table: 'Bahis masası',
  modes: 'Bahisler',
  single: 'Tek sayı',
  pair: 'İki komşu',
  pairFirst: 'İki komşu sayının ilkini seçin.',
  pairSecond: number => `${number} seçildi, şimdi bir komşusunu seçin.`,
  colours: { red: 'kırmızı', black: 'siyah', zero: 'sıfır' },
  chances: { low: '1–18', high: '19–36', red: 'Kırmızı', black: 'Siyah', odd: 'Tek', even: 'Çift' },
  dozen: nth => `${nth}. düzine`,
  number: number => `Sayı ${number}`,
  split: (one, other) => `${one} ve ${other}`,
  kinds: {
    35: ['Tek sayı', '1 sayı'],
    17: ['İki komşu', '2 sayı'],
    2: ['Düzine', '12 sayı'],
    1: ['Kırmızı/siyah, tek/çift, 1–18/19–36', '18 sayı']
  },
  example: amount =>
    `Kazanan bahis geri gelir, üstüne katı ödenir; parantez içinde ${amount} çiple dönen tutar.`,
  rules: (min, max) => [
    'Çarkta 0 ile 36 arasında 37 sayı vardır ve hepsi eşit olasıdır. 0 gelince düzineler, renkler, tek/çift ve yarılar kaybeder.',
    `Bir elde istediğiniz kadar bahis koyabilirsiniz; toplamı ${min} ile ${max} arasında olur.`,
    'Sonucu sunucu belirler, sayfa gösterir. Yarıda kalan bir el aynı sonuçla sürer.',
    'Boşluk ya da Enter çevirir, ok tuşları çipi değiştirir; Sekme masaya götürür, orada ok tuşları alandan alana geçer.'
  ],
  exact:
    'Her bahiste 37 sonuç birlikte 36 bahis öder: geri dönüş tam olarak %97,30 (36/37), hangi bahsi seçerseniz seçin. Uzun sürede oyun her zaman sizden kazanır.'
}

const en: WheelWords = {
  ready: 'Choose a chip, lay it on the table and spin.',
  last: 'Last numbers',
  table: 'Betting table',
  modes: 'Bets',
  single: 'Number',
  pair: 'Two neighbours',
  pairFirst: 'Choose the first of two neighbouring numbers.',
  pairSecond: number => `${number} is chosen; now choose one of its neighbours.`,
  colours: { red: 'red', black: 'black', zero: 'zero' },
  chances: { low: '1–18', high: '19–36', red: 'Red', black: 'Black', odd: 'Odd', even: 'Even' },
  dozen: nth => ['1st dozen', '2nd dozen', '3rd dozen'][nth - 1] ?? '',
  number: number => `Number ${number}`,
  split: (one, other) => `${one} and ${other}`,
  kinds: {
    35: ['Single number', '1 number'],
    17: ['Two neighbours', '2 numbers'],
    2: ['Dozen', '12 numbers'],
    1: ['Red/black, odd/even, 1–18/19–36', '18 numbers']
  },
  example: amount =>
    `A winning bet comes back and is paid its multiple on top; in brackets what a chip of ${amount} returns.`,
  rules: (min, max) => [
    'The wheel has 37 numbers, 0 to 36, all equally likely. On 0 the dozens, colours, odd/even and halves lose.',
    `You can lay as many bets in a round as you like; together they are between ${min} and ${max}.`,
    'The server decides and the page shows. An interrupted round goes on with the same result.',
    'Space or Enter spins, the arrow keys change the chip; Tab leads to the table, where they go from field to field.'
  ],
  exact:
    'With every bet all 37 outcomes together pay 36 stakes: the return is exactly 97.30% (36/37), whichever you choose. In the long run the game always wins.'
}

export const wheelWords = wordsFor<WheelWords>({ tr, en })
