import type { Field } from '../../engines/baccarat/engine.ts'
import { wordsFor } from '../../ui/words.ts'

export interface BaccaratWords {
  ready: string
  last: string
  fields: Readonly<Record<Field, string>>
  /** One letter for the row of last results. */
  letters: Readonly<Record<Field, string>>
  pays: Readonly<Record<Field, string>>
  totals: (player: number, banker: number) => string
  winner: Readonly<Record<Field, string>>
  share: string
  rules: (min: string, max: string) => readonly string[]
  exact: string
}

const tr: BaccaratWords = {
  ready: 'Çipi seçin, oyuncuya, bankaya ya da beraberliğe koyun.',
  last: 'Son turlar',
  fields: { player: 'Oyuncu', banker: 'Banka', tie: 'Berabere' },
  letters: { player: 'O', banker: 'B', tie: '=' },
  pays: { player: '1 : 1', banker: '0,95 : 1', tie: '8 : 1' },
  totals: (player, banker) => `Oyuncu ${player}, banka ${banker}`,
  winner: { player: 'oyuncu kazandı', banker: 'banka kazandı', tie: 'berabere' },
  share: 'Geri dönüş',
  rules: (min, max) => [
    'Sekiz deste her turdan önce karılır. As 1, onlu ve resimler 0 sayılır; toplamın son hanesi geçer, 9’a yakın olan kazanır.',
    'İki kartla 8 ya da 9 turu bitirir. Oyuncu 5’e kadar kart çeker. Banka, oyuncu çekmediyse 5’e kadar; çektiyse kendi toplamına ve oyuncunun üçüncü kartına göre çeker.',
    'Bankanın kazancından %5 kesilir. Berabere kalınca oyuncu ve banka bahisleri geri gelir.',
    `Bir turun toplamı ${min} ile ${max} arasında olur. Sonucu sunucu belirler; yarıda kalan bir tur aynı sonuçla sürer.`,
    'Boşluk ya da Enter dağıtır, ok tuşları çipi değiştirir; Sekme ile masada gezilir.'
  ],
  exact:
    'Sekiz destenin bütün dizilişleri sayıldı: oyuncu %98,76, banka %98,94, berabere %85,64 geri döner. Uzun sürede oyun her zaman sizden kazanır.'
}

const en: BaccaratWords = {
  ready: 'Choose a chip and lay it on player, banker or tie.',
  last: 'Last rounds',
  fields: { player: 'Player', banker: 'Banker', tie: 'Tie' },
  letters: { player: 'P', banker: 'B', tie: '=' },
  pays: { player: '1 : 1', banker: '0.95 : 1', tie: '8 : 1' },
  totals: (player, banker) => `Player ${player}, banker ${banker}`,
  winner: { player: 'player wins', banker: 'banker wins', tie: 'tie' },
  share: 'Return',
  rules: (min, max) => [
    'Eight decks are shuffled before each round. An ace counts 1, tens and pictures 0; the last digit of the sum counts, and the hand nearer to 9 wins.',
    'An 8 or 9 with two cards ends the round. The player draws up to 5. The banker draws up to 5 if the player stood, else by its own total and the third card of the player.',
    'The banker’s win is paid less 5%. On a tie the bets on player and banker come back.',
    `A round takes ${min} to ${max} in all. The server decides; an interrupted round goes on with the same result.`,
    'Space or Enter deals, the arrow keys change the chip; Tab moves over the table.'
  ],
  exact:
    'All orders of the eight decks are counted: the player returns 98.76%, the banker 98.94%, the tie 85.64%. In the long run the game always wins.'
}

export const baccaratWords = wordsFor<BaccaratWords>({ tr, en })
