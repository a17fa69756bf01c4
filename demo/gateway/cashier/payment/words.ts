import type { Message } from '../../refusal.ts'
import type { PaymentState } from './find.ts'

interface Texts {
  title: Message
  text: Message
}

type Pages = Readonly<Record<PaymentState | 'unknown', Texts>>

const UNKNOWN: Texts = {
  title: { tr: 'Ödeme bulunamadı', en: 'There is no such payment' },
  text: {
    tr: 'Bu adres bir ödemeye ait değil. Kasadan yeniden başlayabilirsiniz.',
    en: 'This address belongs to no payment. You can begin again from the cashier.'
  }
}

const EXPIRED: Texts = {
  title: { tr: 'Bu ödemenin süresi doldu', en: 'The time for this payment is over' },
  text: {
    tr: 'Zamanında tamamlanmadığı için iptal edildi. Kasadan yeniden başlayabilirsiniz.',
    en: 'It was cancelled since it was not completed in time. You can begin again from the cashier.'
  }
}

const DEPOSIT: Pages = {
  open: {
    title: { tr: 'Ödemeyi onaylıyor musunuz?', en: 'Do you approve this payment?' },
    text: {
      tr: 'Onaylarsanız tutar bakiyenize eklenir.',
      en: 'When you approve it, the amount is added to your balance.'
    }
  },
  approved: {
    title: { tr: 'Ödeme onaylandı', en: 'The payment is approved' },
    text: {
      tr: 'Tutar bakiyenize eklendi. Bu sekmeyi kapatıp kasaya dönebilirsiniz.',
      en: 'The amount was added to your balance. You can close this tab and return to the cashier.'
    }
  },
  refused: {
    title: { tr: 'Ödeme reddedildi', en: 'The payment is refused' },
    text: {
      tr: 'Bakiyeniz değişmedi. Bu sekmeyi kapatıp kasaya dönebilirsiniz.',
      en: 'Your balance has not changed. You can close this tab and return to the cashier.'
    }
  },
  expired: EXPIRED,
  unknown: UNKNOWN
}

const WITHDRAWAL: Pages = {
  open: {
    title: { tr: 'Çekimi onaylıyor musunuz?', en: 'Do you approve this withdrawal?' },
    text: {
      tr: 'Tutar bakiyenizden ayrıldı. Reddederseniz geri döner.',
      en: 'The amount was taken from your balance. It comes back when you refuse.'
    }
  },
  approved: {
    title: { tr: 'Çekim onaylandı', en: 'The withdrawal is approved' },
    text: {
      tr: 'Bu sekmeyi kapatıp kasaya dönebilirsiniz.',
      en: 'You can close this tab and return to the cashier.'
    }
  },
  refused: {
    title: { tr: 'Çekim reddedildi', en: 'The withdrawal is refused' },
    text: {
      tr: 'Tutar bakiyenize geri döndü. Bu sekmeyi kapatıp kasaya dönebilirsiniz.',
      en: 'The amount is back in your balance. You can close this tab and return to the cashier.'
    }
  },
  expired: EXPIRED,
  unknown: UNKNOWN
}

export const PAGES = { 1: DEPOSIT, 2: WITHDRAWAL } as const

export const WORDS = {
  playMoney: { tr: 'Sanal para', en: 'Play money' },
  noRealPayment: {
    tr: 'Sanal para, gerçek ödeme yok. Bu sayfa bir ödeme kuruluşunun yerine geçer.',
    en: 'Play money, no real payments. This page stands in for a payment provider.'
  },
  amount: { tr: 'Tutar', en: 'Amount' },
  reference: { tr: 'İşlem no', en: 'Reference' },
  approve: { tr: 'Onayla', en: 'Approve' },
  refuse: { tr: 'Reddet', en: 'Refuse' },
  hang: { tr: 'Yanıtsız bırak', en: 'Leave it unanswered' },
  waiting: { tr: 'Yanıt bekleniyor…', en: 'Waiting for an answer…' },
  waitingText: {
    tr: 'Yanıt gelmeyecek: işlem Yeni olarak kalır. Seçeneklere dönmek için sayfayı yenileyin.',
    en: 'None will come: the transaction stays New. Reload the page to choose again.'
  },
  failed: {
    tr: 'Yanıt alınamadı. Lütfen yeniden deneyin.',
    en: 'There was no answer. Please try again.'
  },
  otherLanguage: { tr: 'English', en: 'Türkçe' },
  noScript: { tr: 'Bu sayfa için JavaScript gerekir.', en: 'This page needs JavaScript.' }
} satisfies Record<string, Message>
