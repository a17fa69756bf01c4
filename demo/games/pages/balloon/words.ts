import { wordsFor } from '../../ui/words.ts'

export interface BalloonWords {
  ready: string
  start: string
  starting: string
  cashOut: string
  cashed: (height: string) => string
  burst: (height: string) => string
  /** How a flight ended, before its height. */
  ends: { cashed: string; burst: string }
  automatic: string
  off: string
  last: string
  example: (height: string, amount: string, stake: string) => string
  rules: readonly string[]
  exact: string
}

const tr: BalloonWords = {
  ready: 'Bahsi seçin, yükselirken istediğiniz anda nakde çevirin.',
  start: 'Havalan',
  starting: 'Havalanıyor',
  cashOut: 'Nakde çevir',
  cashed: height => `${height} yükseklikte nakde çevrildi`,
  burst: height => `${height} yükseklikte patladı`,
  ends: { cashed: 'Nakit', burst: 'Patladı' },
  automatic: 'Otomatik nakit',
  off: 'Kapalı',
  last: 'Son uçuşlar',
  example: (height, amount, stake) => `${height} katsayıda nakde çevrilen ${stake} bahis ${amount} döner.`,
  rules: [
    'Katsayı 1,00’dan başlar, her yedi saniyede ikiye katlanır ve önceden çekilmiş bir noktada patlar. Patlamadan nakde çevirirseniz bahsiniz o katsayıyla döner, yoksa kaybolur.',
    'Anı sunucunun saati belirler: düğmeye bastığınız sunucuya ulaştığında uçuş sürüyorsa o andaki katsayı ödenir. En düşük 1,01’de, en yüksek 1.000’de nakde çevrilir.',
    'Otomatik nakit seçtiyseniz sunucu o katsayıda kendisi öder; bağlantınız kopsa da öder.',
    'Oyundan çıkmak, sayfayı kapatmak ya da oyunun duraklaması o andaki katsayıyla nakde çevirir. Haber vermeden kopan bir bağlantıda otomatik katsayınız, o yoksa uçuşun kendi sonu geçerlidir.',
    'Boşluk ya da Enter havalandırır ve nakde çevirir, ok tuşları bahsi değiştirir.'
  ],
  exact:
    'Hangi katsayıda nakde çevirirseniz çevirin uzun sürede geri dönüş %97,00’dir; uçuşların yaklaşık %4’ü hiç havalanmadan biter. Uzun sürede oyun her zaman sizden kazanır.'
}

const en: BalloonWords = {
  ready: 'Choose a stake, and cash out whenever you like while it rises.',
  start: 'Lift off',
  starting: 'Lifting off',
  cashOut: 'Cash out',
  cashed: height => `Cashed out at ${height}`,
  burst: height => `Burst at ${height}`,
  ends: { cashed: 'Cashed', burst: 'Burst' },
  automatic: 'Automatic cash-out',
  off: 'Off',
  last: 'Last flights',
  example: (height, amount, stake) => `A stake of ${stake} cashed out at ${height} returns ${amount}.`,
  rules: [
    'The multiplier begins at 1.00, doubles every seven seconds and bursts at a point drawn beforehand. Cash out before that and your stake comes back with the multiplier; otherwise it is lost.',
    'The clock of the server decides: when your press reaches it and the flight is still on, the multiplier of that moment is paid. The lowest is 1.01, the highest 1,000.',
    'With an automatic cash-out the server pays at that multiplier by itself, also when your connection is lost.',
    'Leaving the game, closing the page or a pause of the game cashes out at that moment. Where a connection is lost without a word, your automatic cash-out counts, and without one the flight’s own end.',
    'Space or Enter lifts off and cashes out, the arrow keys change the stake.'
  ],
  exact:
    'Wherever you cash out, the return in the long run is 97.00%; about 4% of the flights end on the ground. In the long run the game always wins.'
}

export const balloonWords = wordsFor<BalloonWords>({ tr, en })
