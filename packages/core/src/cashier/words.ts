import { msg, str } from '@lit/localize'

export const cashierWords = {
  title: () => msg('Kasa', { id: 'cashier.title' }),
  deposit: () => msg('Para Yatır', { id: 'cashier.deposit' }),
  withdraw: () => msg('Para Çek', { id: 'cashier.withdraw' }),
  methods: () => msg('Ödeme Yöntemleri', { id: 'cashier.methods' }),
  favourites: () => msg('Favoriler', { id: 'cashier.favourites' }),
  highlighted: () => msg('Öne çıkan', { id: 'cashier.highlighted' }),
  others: () => msg('Diğer yöntemler', { id: 'cashier.others' }),
  all: () => msg('Tüm yöntemler', { id: 'cashier.all' }),
  find: () => msg('Yöntem bul', { id: 'cashier.find' }),
  lastUsed: () => msg('Son kullanılan', { id: 'cashier.last-used' }),
  free: () => msg('ücretsiz', { id: 'cashier.free' }),
  fee: (percent: string) => msg(str`ücret ${percent}`, { id: 'cashier.fee' }),
  oneInGroup: () => msg('1 yöntem', { id: 'cashier.one-in-group' }),
  groupCount: (count: number) => msg(str`${count} yöntem`, { id: 'cashier.group-count' }),
  addFavourite: () => msg('Favorilere Ekle', { id: 'cashier.add-favourite' }),
  removeFavourite: () => msg('Favorilerden Çıkar', { id: 'cashier.remove-favourite' }),
  favouriteAdded: () => msg('Favorilere eklendi', { id: 'cashier.favourite-added' }),
  favouriteRemoved: () => msg('Favorilerden çıkarıldı', { id: 'cashier.favourite-removed' }),
  undo: () => msg('Geri Al', { id: 'cashier.undo' }),
  noMethods: () => msg('Şu anda uygun yöntem yok', { id: 'cashier.no-methods' }),
  noAmounts: () =>
    msg('Bu yöntemle şu anda yatırılabilecek bir tutar yok. Başka bir yöntem seçin.', {
      id: 'cashier.no-amounts'
    }),
  support: () => msg('Canlı Destek', { id: 'cashier.support' }),
  balance: () => msg('Bakiye', { id: 'cashier.balance' }),
  balanceHidden: () => msg('Bakiye gizli', { id: 'cashier.balance-hidden' }),
  amountHidden: () => msg('Tutar gizli', { id: 'cashier.amount-hidden' }),
  unknownBalance: () => msg('bilinmiyor', { id: 'cashier.unknown-balance' }),
  choose: () => msg('Ödeme yöntemini seçin', { id: 'cashier.choose' }),
  details: () => msg('Transfer bilgileri', { id: 'cashier.details' }),
  change: () => msg('Yöntemi Değiştir', { id: 'cashier.change' }),
  range: (min: string, max: string) => msg(str`${min} – ${max}`, { id: 'cashier.range' }),
  rangeFrom: (min: string) => msg(str`en az ${min}`, { id: 'cashier.range-from' }),
  rangeTo: (max: string) => msg(str`en çok ${max}`, { id: 'cashier.range-to' }),
  houseAccount: () => msg('Gönderilecek hesap', { id: 'cashier.house-account' }),
  houseHint: () =>
    msg('Önce bankanızdan bu hesaba gönderin, sonra aşağıdaki formu doldurun.', { id: 'cashier.house-hint' }),
  noHouseAccount: () =>
    msg('Bu yöntemin hesabı şu anda gösterilemiyor. Başka bir yöntem seçin.', {
      id: 'cashier.no-house-account'
    }),
  bank: () => msg('Banka', { id: 'cashier.bank' }),
  branch: () => msg('Şube', { id: 'cashier.branch' }),
  accountNumber: () => msg('Hesap Numarası', { id: 'cashier.account-number' }),
  holder: () => msg('Hesap Sahibi', { id: 'cashier.holder' }),
  iban: () => msg('IBAN', { id: 'cashier.iban' }),
  showQr: () => msg('QR Kodu', { id: 'cashier.show-qr' }),
  qr: () => msg('IBAN’ın QR kodu', { id: 'cashier.qr' }),
  amount: () => msg('Tutar', { id: 'cashier.amount' }),
  amountNotSelected: () => msg('Lütfen bir tutar seçin.', { id: 'cashier.amount-not-selected' }),
  picks: () => msg('Hızlı tutarlar', { id: 'cashier.picks' }),
  accountMissing: () => msg('Lütfen bir hesap seçin.', { id: 'cashier.account-missing' }),
  accountGone: () => msg('Lütfen geçerli bir hesap seçin.', { id: 'cashier.account-gone' }),
  noAccounts: () => msg('Bu yöntem için kayıtlı bir banka hesabınız olmalı.', { id: 'cashier.no-accounts' }),
  addAccount: () => msg('Hesap Ekle', { id: 'cashier.add-account' }),
  reference: () => msg('Referans Numarası', { id: 'cashier.reference' }),
  senderPhone: () => msg('Gönderen Telefonu', { id: 'cashier.sender-phone' }),
  receiverPhone: () => msg('Alıcı Telefonu', { id: 'cashier.receiver-phone' }),
  senderIdentity: () => msg('Gönderen T.C. Kimlik No', { id: 'cashier.sender-identity' }),
  receiverIdentity: () => msg('Alıcı T.C. Kimlik No', { id: 'cashier.receiver-identity' }),
  depositReceived: () => msg('Para yatırma talebiniz alındı', { id: 'cashier.deposit-received' }),
  depositApproved: () => msg('Para yatırma işleminiz onaylandı', { id: 'cashier.deposit-approved' }),
  depositCancelled: () => msg('Para yatırma işleminiz iptal edildi', { id: 'cashier.deposit-cancelled' }),
  method: () => msg('Yöntem', { id: 'cashier.method' }),
  referenceOf: () => msg('İşlem no', { id: 'cashier.reference-of' }),
  status: () => msg('Durum', { id: 'cashier.status' }),
  usually: (duration: string) =>
    msg(str`Süre: ${duration}. Onaylanınca bakiyeniz burada kendiliğinden yenilenir.`, {
      id: 'cashier.usually'
    }),
  approvedHint: () => msg('Tutar bakiyenize eklendi.', { id: 'cashier.approved-hint' }),
  toHistory: () => msg('Geçmişte Gör', { id: 'cashier.to-history' }),
  toGame: () => msg('Oyuna Dön', { id: 'cashier.to-game' }),
  another: () => msg('Yeni İşlem', { id: 'cashier.another' }),
  payTitle: () => msg('Ödemeyi tamamlayın', { id: 'cashier.pay-title' }),
  payText: () =>
    msg('Ödeme sayfası yeni bir sekmede açılır. Ödemeyi orada bitirip buraya dönün.', {
      id: 'cashier.pay-text'
    }),
  payRefused: () => msg('Ödeme sayfası açılamıyor', { id: 'cashier.pay-refused' }),
  payRefusedText: () =>
    msg(
      'Ödeme sayfasının adresi güvenli olmadığı için açılmadı, ödeme yapılmadı. Başka bir yöntem deneyin veya desteğe yazın.',
      { id: 'cashier.pay-refused-text' }
    ),
  payOpen: () => msg('Ödeme Sayfasını Aç', { id: 'cashier.pay-open' }),
  paid: () => msg('Ödemeyi Yaptım', { id: 'cashier.paid' }),
  problem: () => msg('Sorun Yaşadım', { id: 'cashier.problem' }),
  problemText: () =>
    msg(
      'Ödemeyi bitirmediyseniz paranız hareket etmez. Bitirdiyseniz sonucu geçmişinizde görürsünüz; yeniden ödemeden önce oraya bakın.',
      { id: 'cashier.problem-text' }
    ),
  quickTitle: () => msg('Hızlı Para Yatır', { id: 'cashier.quick-title' }),
  quickNone: () =>
    msg('Tek adımda yatırmak için bir yöntemi favorilerinize ekleyin.', { id: 'cashier.quick-none' }),
  signedOut: () => msg('Para yatırmak ve çekmek için giriş yapın', { id: 'cashier.signed-out' }),
  summary: () => msg('Özet', { id: 'cashier.summary' }),
  cost: () => msg('Ücret', { id: 'cashier.cost' }),
  duration: () => msg('Süre', { id: 'cashier.duration' }),
  limits: () => msg('Sınırlar', { id: 'cashier.limits' }),
  recentDeposits: () => msg('Son yatırma işlemleri', { id: 'cashier.recent-deposits' }),
  recentWithdrawals: () => msg('Son çekme işlemleri', { id: 'cashier.recent-withdrawals' }),
  logIn: () => msg('Giriş Yap', { id: 'cashier.log-in' })
}
