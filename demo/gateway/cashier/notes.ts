import type { Language } from '../context.ts'
import type { Message } from '../refusal.ts'

/** Why a transfer is cancelled. The database stores the Turkish text. */
export const CANCEL_REASONS = {
  otherName: { tr: 'IBAN alıcı adı farklı', en: 'The IBAN belongs to another name' },
  identityDate: {
    tr: 'Kimlik geçerlilik tarihi gerekli',
    en: 'The validity date of the identity card is needed'
  },
  accountClosed: { tr: 'Banka hesabı kapalı görünüyor', en: 'The bank account seems to be closed' },
  identityPhoto: { tr: 'Kimlik fotoğrafı okunmuyor', en: 'The photo of the identity card cannot be read' },
  openBonus: {
    tr: 'Açık bonusun çevrimi tamamlanmadı',
    en: 'The turnover of the running bonus is not complete'
  },
  dailyLimit: { tr: 'Günlük çekim sınırı aşıldı', en: 'The daily limit of withdrawals is exceeded' },
  onRequest: { tr: 'Talebiniz üzerine iptal edildi', en: 'Cancelled at your request' },
  refusedOnPage: { tr: 'Ödeme sayfasında reddedildi', en: 'Refused on the payment page' },
  neverPaid: {
    tr: 'Ödeme sayfasında bir gün içinde tamamlanmadı',
    en: 'Not completed on the payment page within a day'
  }
} satisfies Record<string, Message>

export type CancelReason = keyof typeof CANCEL_REASONS

/** Reasons of cancelled withdrawals, used one after another. */
export const WITHDRAWAL_REASONS = [
  'otherName',
  'identityDate',
  'accountClosed',
  'identityPhoto'
] as const satisfies readonly CancelReason[]

const ENGLISH: ReadonlyMap<string, string> = new Map(
  Object.values(CANCEL_REASONS).map(({ tr, en }) => [tr, en])
)

/** Translates a note; an unknown one is returned as it is. */
export function noteIn(lang: Language, note: string): string {
  return lang === 'en' ? (ENGLISH.get(note) ?? note) : note
}
