import { wordsFor } from '../../ui/words.ts'

export interface FortuneWords {
  ready: string
  host: string
  last: string
  segments: (count: number) => string
  example: (amount: string) => string
  rules: (min: string, max: string) => readonly string[]
  exact: (share: string) => string
}

const tr: FortuneWords = {
  ready: 'Çipi seçin, bir kata koyun ve çevirin.',
  host: 'Sunucu',
  last: 'Son turlar',
  segments: count => `${count} dilim`,
  example: amount => `Parantez içinde ${amount} çiple dönen tutar, bahisle birlikte.`,
  rules: (min, max) => [
    'Çarkta 49 eşit dilim vardır. Okun altında duran dilimin katına konan bahis, bahisle birlikte o kat kadar döner; öbürleri kaybeder.',
    `Bir turda birkaç kata bahis konabilir; toplamı ${min} ile ${max} arasında olur.`,
    'Sonucu oyun sunucusu belirler, sayfa gösterir. Yarıda kalan bir tur aynı sonuçla sürer.',
    'Boşluk ya da Enter çevirir, ok tuşları çipi değiştirir; Sekme ile masada gezilir.'
  ],
  exact: share =>
    `Her bahiste 49 dilim birlikte 48 bahis öder: geri dönüş tam olarak ${share} (48/49), hangi katı seçerseniz seçin. Uzun sürede oyun her zaman sizden kazanır.`
}

const en: FortuneWords = {
  ready: 'Choose a chip, lay it on a multiple and spin.',
  host: 'Host',
  last: 'Last rounds',
  segments: count => (count === 1 ? '1 segment' : `${count} segments`),
  example: amount => `In brackets what a chip of ${amount} returns, with the stake.`,
  rules: (min, max) => [
    'The wheel has 49 equal segments. A bet on the multiple below the pointer returns that many stakes, with its own; the others lose.',
    `You can bet on several multiples in a round; together they are between ${min} and ${max}.`,
    'The server decides and the page shows. An interrupted round goes on with the same result.',
    'Space or Enter spins, the arrow keys change the chip; Tab moves over the table.'
  ],
  exact: share =>
    `With every bet all 49 segments together pay 48 stakes: the return is exactly ${share} (48/49), whichever you choose. In the long run the game always wins.`
}

export const fortuneWords = wordsFor<FortuneWords>({ tr, en })
