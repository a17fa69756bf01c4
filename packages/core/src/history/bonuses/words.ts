import { msg, str } from '@lit/localize'

export const bonusWords = {
  available: () => msg('Talep edilebilir', { id: 'bonuses.available' }),
  active: () => msg('Aktif', { id: 'bonuses.active' }),
  past: () => msg('Geçmiş', { id: 'bonuses.past' }),
  ends: {
    used: () => msg('Kullanıldı', { id: 'bonuses.used' }),
    expired: () => msg('Süresi doldu', { id: 'bonuses.expired' }),
    cancelled: () => msg('İptal', { id: 'bonuses.cancelled' })
  },
  claim: () => msg('Talep Et', { id: 'bonuses.claim' }),
  claimOf: (name: string) => msg(str`Talep Et: ${name}`, { id: 'bonuses.claim-of' }),
  confirm: () => msg('Bonusu talep et', { id: 'bonuses.confirm' }),
  cancel: () => msg('Vazgeç', { id: 'bonuses.cancel' }),
  close: () => msg('Kapat', { id: 'bonuses.close' }),
  claimed: () => msg('Bonus hesabınıza eklendi', { id: 'bonuses.claimed' }),
  what: () => msg('Bonus', { id: 'bonuses.what' }),
  turnover: () => msg('Çevrim', { id: 'bonuses.turnover' }),
  turnoverDone: () => msg('Tamamlanan çevrim', { id: 'bonuses.turnover-done' }),
  noTurnover: () => msg('Çevrim şartı yok', { id: 'bonuses.no-turnover' }),
  maximum: () => msg('En çok', { id: 'bonuses.maximum' }),
  until: () => msg('Son gün', { id: 'bonuses.until' }),
  ended: () => msg('Bitiş', { id: 'bonuses.ended' }),
  reason: () => msg('Neden', { id: 'bonuses.reason' }),
  nothing: () => msg('Bonusunuz yok.', { id: 'bonuses.nothing' }),
  nothingAvailable: () => msg('Şimdi talep edilebilecek bonus yok.', { id: 'bonuses.nothing-available' }),
  promotions: () => msg('Promosyonlara bak', { id: 'bonuses.promotions' })
}
