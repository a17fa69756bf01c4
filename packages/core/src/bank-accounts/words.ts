import { msg, str } from '@lit/localize'

export const bankAccountWords = {
  title: () => msg('Banka Hesapları', { id: 'bank-accounts.title' }),
  account: () => msg('Hesap', { id: 'bank-accounts.account' }),
  add: () => msg('Hesap Ekle', { id: 'bank-accounts.add' }),
  addTitle: () => msg('Yeni banka hesabı', { id: 'bank-accounts.add-title' }),
  editTitle: () => msg('Banka hesabını düzenle', { id: 'bank-accounts.edit-title' }),
  save: () => msg('Kaydet', { id: 'bank-accounts.save' }),
  saving: () => msg('Kaydediliyor…', { id: 'bank-accounts.saving' }),
  cancel: () => msg('Vazgeç', { id: 'bank-accounts.cancel' }),
  edit: () => msg('Düzenle', { id: 'bank-accounts.edit' }),
  remove: () => msg('Sil', { id: 'bank-accounts.remove' }),
  removing: () => msg('Siliniyor…', { id: 'bank-accounts.removing' }),
  removeTitle: () => msg('Banka hesabı silinsin mi?', { id: 'bank-accounts.remove-title' }),
  removeText: (bank: string, last: string) =>
    msg(str`${bank}, sonu ${last} olan hesap silinecek.`, { id: 'bank-accounts.remove-text' }),
  removeUnnumbered: () => msg('Bu hesap silinecek.', { id: 'bank-accounts.remove-unnumbered' }),
  removeLast: () =>
    msg('Bu son hesabınız. Para çekmek için en az bir banka hesabı gerekir.', {
      id: 'bank-accounts.remove-last'
    }),
  show: () => msg('IBAN’ı göster', { id: 'bank-accounts.show' }),
  hiddenPart: () => msg('bir kısmı gizli', { id: 'bank-accounts.hidden-part' }),
  empty: () =>
    msg('Henüz banka hesabınız yok. Para çekmek için bir hesap ekleyin.', { id: 'bank-accounts.empty' }),
  allRemoved: () =>
    msg('Banka hesabınız kalmadı. Para çekmek için bir hesap ekleyin.', { id: 'bank-accounts.all-removed' }),
  stale: () => msg('Bağlantı yok, son bilgiler gösteriliyor', { id: 'bank-accounts.stale' }),
  signedOut: () => msg('Banka hesaplarınızı görmek için giriş yapın', { id: 'bank-accounts.signed-out' }),
  logIn: () => msg('Giriş Yap', { id: 'bank-accounts.log-in' }),
  added: () => msg('Banka hesabı eklendi', { id: 'bank-accounts.added' }),
  updated: () => msg('Banka hesabı güncellendi', { id: 'bank-accounts.updated' }),
  deleted: () => msg('Banka hesabı silindi', { id: 'bank-accounts.deleted' }),
  iban: () => msg('IBAN', { id: 'bank-accounts.iban' }),
  ibanPattern: () => msg('TR00 0000 0000 0000 0000 0000 00', { id: 'bank-accounts.iban-pattern' }),
  ibanHint: () => msg('IBAN’ı yapıştırın, banka kendiliğinden seçilir', { id: 'bank-accounts.iban-hint' }),
  ibanTwice: () => msg('Bu IBAN zaten kayıtlı', { id: 'bank-accounts.iban-twice' }),
  bank: () => msg('Banka', { id: 'bank-accounts.bank' }),
  bankFound: () => msg('IBAN’dan seçildi', { id: 'bank-accounts.bank-found' }),
  holder: () => msg('Hesap Sahibi', { id: 'bank-accounts.holder' }),
  holderDiffers: () =>
    msg('Hesap, profildeki ad soyadla aynı kişiye ait olmalı; farklıysa çekim iptal edilebilir', {
      id: 'bank-accounts.holder-differs'
    }),
  branch: () => msg('Şube', { id: 'bank-accounts.branch' }),
  number: () => msg('Hesap Numarası', { id: 'bank-accounts.number' }),
  banksFailed: () => msg('Banka listesi alınamadı.', { id: 'bank-accounts.banks-failed' })
}
