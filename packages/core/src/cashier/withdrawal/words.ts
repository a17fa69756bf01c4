import { msg, str } from '@lit/localize'

export const withdrawWords = {
  methodMissing: () => msg('Lütfen ödeme almak istediğiniz yöntemi seçin', { id: 'withdraw.method-missing' }),
  methodUnknown: () => msg('Ödeme yöntemi tanımlı değil.', { id: 'withdraw.method-unknown' }),
  all: () => msg('Tümü', { id: 'withdraw.all' }),
  quick: () => msg('Hazır tutarlar', { id: 'withdraw.quick' }),
  tooLittle: (balance: string) => msg(str`Bakiyeniz yetersiz: ${balance}`, { id: 'withdraw.too-little' }),
  tooLittleHidden: () => msg('Bakiyeniz yetersiz', { id: 'withdraw.too-little-hidden' }),
  validUntil: () => msg('Kimlik Geçerlilik Tarihi', { id: 'withdraw.valid-until' }),
  dayPattern: () => msg('GG.AA.YYYY', { id: 'withdraw.day-pattern' }),
  dayMissing: () => msg('Lütfen T.C. kimlik geçerlilik tarihini girin.', { id: 'withdraw.day-missing' }),
  dayPast: () => msg('Bu tarih geçmiş; süresi dolmamış bir kimlik gerekir', { id: 'withdraw.day-past' }),
  note: () => msg('Not', { id: 'withdraw.note' }),
  negative: () => msg('Bakiyeniz eksi olduğu için para çekemezsiniz', { id: 'withdraw.negative' }),
  firstAccount: () => msg('Önce banka hesabı ekleyin', { id: 'withdraw.first-account' }),
  firstAccountText: () =>
    msg('Çekimler yalnızca adınıza kayıtlı bir hesaba yapılır. Kaydedince çekim formuna dönersiniz.', {
      id: 'withdraw.first-account-text'
    }),
  bonusRule: () =>
    msg('Bir bonusun tutarı, çevrimi tamamlanınca çekilebilir.', { id: 'withdraw.bonus-rule' }),
  bonuses: () => msg('Bonuslar', { id: 'withdraw.bonuses' }),
  review: () => msg('Çekimi kontrol edin', { id: 'withdraw.review' }),
  to: () => msg('Nereye', { id: 'withdraw.to' }),
  /** A bank and the last four digits. */
  account: (bank: string, last: string) => msg(str`${bank} ••${last}`, { id: 'withdraw.account' }),
  free: () => msg('Ücretsiz', { id: 'withdraw.free' }),
  remains: () => msg('Kalan bakiye', { id: 'withdraw.remains' }),
  final: () => msg('Tutar bakiyenizden hemen düşülür ve çekim geri alınamaz.', { id: 'withdraw.final' }),
  confirm: () => msg('Çekimi Onayla', { id: 'withdraw.confirm' }),
  cancel: () => msg('Vazgeç', { id: 'withdraw.cancel' }),
  accepted: () => msg('Çekim talebiniz alındı', { id: 'withdraw.accepted' }),
  reference: () => msg('İşlem no', { id: 'withdraw.reference' }),
  progress: () => msg('Çekimin durumu', { id: 'withdraw.progress' }),
  inReview: () => msg('İncelemede', { id: 'withdraw.in-review' }),
  decision: () => msg('Onaylandı veya İptal', { id: 'withdraw.decision' }),
  cancelledText: () => msg('Tutar bakiyenize geri yüklendi.', { id: 'withdraw.cancelled-text' }),
  noNote: () => msg('İşlem notu bulunamadı', { id: 'withdraw.no-note' }),
  another: () => msg('Yeni Çekim', { id: 'withdraw.another' })
}
