import type { Message } from '../refusal.ts'

/** Why every fifth withdrawal is cancelled, one after the other. */
export const CANCELLED_WITHDRAWAL: readonly Message[] = [
  { tr: 'IBAN alıcı adı farklı', en: 'The IBAN belongs to another name' },
  { tr: 'Kimlik geçerlilik tarihi gerekli', en: 'The validity date of the identity card is needed' },
  { tr: 'Banka hesabı kapalı görünüyor', en: 'The bank account seems to be closed' }
]

export const REFUSED_ON_PAGE: Message = {
  tr: 'Ödeme sayfasında reddedildi',
  en: 'Refused on the payment page'
}

export const NEVER_PAID: Message = {
  tr: 'Ödeme sayfasında bir gün içinde tamamlanmadı',
  en: 'Not completed on the payment page within a day'
}
