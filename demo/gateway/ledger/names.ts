import type { Message } from '../refusal.ts'

/** Kinds of money movement, by the numbers that the contract gives them. */
export const CATEGORIES: Readonly<Record<number, Message>> = {
  1: { tr: 'Para yatırma', en: 'Deposit' },
  2: { tr: 'Para çekme', en: 'Withdrawal' },
  3: { tr: 'Casino oyunu', en: 'Casino game' },
  4: { tr: 'Canlı casino', en: 'Live casino' },
  5: { tr: 'Bahis', en: 'Bet' },
  6: { tr: 'Bonus', en: 'Bonus' },
  7: { tr: 'Sanal oyun', en: 'Virtual game' }
}

export const TYPES: Readonly<Record<number, Message>> = {
  1: { tr: 'Giriş', en: 'Credit' },
  2: { tr: 'Çıkış', en: 'Debit' }
}

/** Subcategories; the hundreds digit is the category. */
export const SUB_CATEGORIES: Readonly<Record<number, Message>> = {
  101: { tr: 'Havale/EFT', en: 'Bank transfer' },
  102: { tr: 'Cep havalesi', en: 'Mobile transfer' },
  103: { tr: 'Cüzdan', en: 'Wallet' },
  104: { tr: 'Kart', en: 'Card' },
  105: { tr: 'Ön ödemeli kod', en: 'Prepaid code' },
  106: { tr: 'Çekiliş bileti', en: 'Lottery ticket' },
  201: { tr: 'Havale/EFT', en: 'Bank transfer' },
  202: { tr: 'Cep havalesi', en: 'Mobile transfer' },
  203: { tr: 'Cüzdan', en: 'Wallet' },
  204: { tr: 'Kart', en: 'Card' },
  301: { tr: 'Kazanç', en: 'Win' },
  302: { tr: 'Oyun bahsi', en: 'Stake' },
  401: { tr: 'Kazanç', en: 'Win' },
  402: { tr: 'Oyun bahsi', en: 'Stake' },
  501: { tr: 'Kupon kazancı', en: 'Coupon win' },
  502: { tr: 'Kupon bedeli', en: 'Coupon stake' },
  601: { tr: 'Bonus', en: 'Bonus' },
  602: { tr: 'Bonus kesintisi', en: 'Bonus correction' },
  701: { tr: 'Kazanç', en: 'Win' },
  702: { tr: 'Oyun bahsi', en: 'Stake' }
}

/** The subcategory of a movement that does not name one. */
export function defaultSubCategory(category: number, type: number): number {
  return category === 1 || category === 2 ? category * 100 + 1 : category * 100 + type
}
