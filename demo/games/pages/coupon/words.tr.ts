import type { CouponWords } from './words.ts'

export const tr: CouponWords = {
  coupon: 'Kupon',
  place: 'Kuponu Oyna',
  placing: 'Gönderiliyor',
  toSlip: 'Kupona git',
  odds: 'Oran',
  possibleWin: 'Olası kazanç',
  empty: 'Bir orana basın, seçiminiz buraya gelir. Kuponda en çok 4 satır olur.',
  full: 'Kuponda en çok 4 satır olur.',
  choose: 'Kupon için bir oran seçin.',
  remove: selection => `Kaldır: ${selection}`,
  bulletin: number => `Bülten ${number}`,
  mine: 'Kuponlarım',
  states: { open: 'Açık', won: 'Kazandı', lost: 'Kaybetti' },
  lineStates: { open: 'Sürüyor', won: 'Tuttu', lost: 'Tutmadı' },
  seconds: seconds => `${seconds} sn`,
  placed: 'Kupon alındı, sonuçlar geliyor.',
  won: amount => `Kupon tuttu: ${amount} kazandınız.`,
  lost: 'Kupon tutmadı.',
  moved: 'Oranlar yenilendi. Kuponunuza bir daha bakın.',
  atTheGate: 'Atlar kapıda. Kupon alınınca koşu başlar.',
  kickOff: 'Kupon alınınca maçlar başlar.',
  minute: minute => `${minute}’`,
  finalWhistle: 'Bitti',
  lines: count => `${count} satır`,
  rules: {
    lines: [
      'Her olayın üç sonucu vardır. Oran, 0,95 bölü olasılıktır ve iki basamağa aşağı yuvarlanır.',
      'Bir kuponda 1–4 satır olur, her olaydan en çok biri. Kupon, bütün satırlar tutarsa kazanır; oranlar çarpılır.',
      'Bahis hemen çekilir, kupon bir dakika sonra sonuçlanır. Sayfa kapansa da sonuçlanır ve kazanç bakiyeye geçer.',
      'Sonuçlar kupon alınırken mühürlü tohumdan çekilir; gollerin ve koşunun akışı yalnızca gösteridir.',
      'Her kupondan sonra yeni bir bülten gelir. Ekipler, ligler ve atlar uydurmadır.'
    ],
    heads: ['Satır', 'Geri dönüş en çok'],
    returns:
      'Oranların yuvarlanması bunu biraz azaltır. Satır eklendikçe geri dönüş düşer; uzun sürede oyun her zaman sizden kazanır.'
  }
}
