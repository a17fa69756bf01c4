import type { BlackjackWords } from './words.ts'

export const tr: BlackjackWords = {
  ready: 'Çipi seçin ve bahis alanına koyun.',
  you: 'Siz',
  last: 'Son eller',
  table: 'Blackjack 3 : 2 öder · Krupiye bütün 17’lerde durur',
  choices: 'Hamleniz',
  moves: { hit: 'Kart çek', stand: 'Dur', double: 'İkiye katla' },
  doubleFor: amount => `İkiye katla +⁠${amount}`,
  turn: (own, open) => `Siz ${own}, krupiye ${open}. Sıra sizde.`,
  totals: (own, other) => `Siz ${own}, krupiye ${other}`,
  ends: { blackjack: 'blackjack', won: 'el sizin', push: 'berabere', lost: 'el krupiyenin' },
  letters: { blackjack: 'BJ', won: 'S', push: '=', lost: 'K' },
  result: 'El',
  pays: { blackjack: '3 : 2', won: '1 : 1', push: 'bahis geri gelir', lost: '–' },
  names: { blackjack: 'Blackjack', won: 'Krupiyeyi geçen el', push: 'Berabere', lost: 'Geçemeyen el' },
  rules: (min, max) => [
    'As 1 ya da 11, resimler 10 sayılır. 21’e krupiyeden yakın olan kazanır; 21’i geçen kaybeder. İlk iki kartla 21 blackjacktir.',
    'Her kart 52 karttan eşit olasılıkla çekilir. Krupiye 16’ya kadar çeker, bütün 17’lerde durur; as ya da 10’lukta blackjackine hamlenizden önce bakar.',
    'İlk iki kartla bahis ikiye katlanabilir: aynı tutar bir kez daha çekilir ve tek kart gelir. Bu ikinci tutar masa limitine sayılmaz. Bölme ve sigorta yoktur.',
    `Bir elin bahsi ${min} ile ${max} arasında olur. Sonucu sunucu belirler. Yarıda kalan el aynı kartlarla sürer; on dakika hamlesiz kalırsa durulmuş sayılır.`,
    'Boşluk ya da Enter dağıtır, ok tuşları çipi değiştirir; Sekme ile bahis alanına ve hamlelere gidilir.'
  ],
  advice: [
    'Toplam 17 ve üstünde durun; 13–16’da krupiye 2–6, 12’de 4–6 gösteriyorsa durun; yoksa çekin.',
    'As 11 sayılıyorsa 19 ve üstünde, krupiye 2–8 gösteriyorsa 18’de de durun; yoksa çekin.',
    'İki kartla ikiye katlayın: 11’de krupiye 2–10, 10’da 2–9, 9’da 3–6 gösteriyorsa; as 11 sayılıyorsa 17 ve 18’de 3–6, 16’da 4–6, 14 ve 15’te 5–6, 13’te 6 gösteriyorsa.'
  ],
  exact: share =>
    `Bütün kartlar hesaplandı: yukarıdaki hamlelerle ilk bahsin ortalama ${share} kadarı geri döner, daha iyisi yoktur. Uzun sürede oyun her zaman sizden kazanır.`
}
