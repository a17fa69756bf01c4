import { msg, str } from '@lit/localize'

/** Texts of the profile. The names of tabs are those of the glossary. */
export const profileWords = {
  title: () => msg('Profil', { id: 'profile.title' }),
  groupAccount: () => msg('Hesap ayarları', { id: 'profile.group-account' }),
  groupMoney: () => msg('Kasa', { id: 'profile.group-money' }),
  groupHistory: () => msg('Geçmiş', { id: 'profile.group-history' }),
  description: () => msg('Hesabınız, güvenliğiniz ve tercihleriniz.', { id: 'profile.description' }),
  responsible: () => msg('Sorumlu oyun', { id: 'profile.responsible' }),
  logOut: () => msg('Çıkış Yap', { id: 'profile.log-out' }),
  back: () => msg('Profil menüsü', { id: 'profile.back' }),
  signedOut: () => msg('Profilinizi görmek için giriş yapın', { id: 'profile.signed-out' }),
  logIn: () => msg('Giriş Yap', { id: 'profile.log-in' }),
  overview: () => msg('Özet', { id: 'profile.overview' }),
  personal: () => msg('Kişisel bilgiler', { id: 'profile.personal' }),
  personalHint: () =>
    msg(
      'Bu bilgiler kimliğinizle eşleşmek zorunda olduğu için buradan değiştirilemez. Yanlışlık varsa canlı desteğe yazın.',
      { id: 'profile.personal-hint' }
    ),
  name: () => msg('Ad Soyad', { id: 'profile.name' }),
  notGiven: () => msg('Belirtilmemiş', { id: 'profile.not-given' }),
  hiddenPart: () => msg('bir kısmı gizli', { id: 'profile.hidden-part' }),
  balance: () => msg('Bakiye', { id: 'profile.balance' }),
  balanceHidden: () => msg('Bakiye gizli', { id: 'profile.balance-hidden' }),
  notKnown: () => msg('Bilinmiyor', { id: 'profile.not-known' }),
  secondFactor: () => msg('İki adımlı doğrulama', { id: 'profile.second-factor' }),
  lastLogin: () => msg('Son giriş', { id: 'profile.last-login' }),
  on: () => msg('Açık', { id: 'profile.on' }),
  off: () => msg('Kapalı', { id: 'profile.off' }),
  security: () => msg('Güvenlik ayarları', { id: 'profile.security' }),
  preferences: () => msg('Tercihler', { id: 'profile.preferences' }),
  language: () => msg('Dil', { id: 'profile.language' }),
  appearance: () => msg('Görünüm', { id: 'profile.appearance' }),
  showBalance: () => msg('Bakiye her yerde görünsün', { id: 'profile.show-balance' }),
  showBalanceHint: () =>
    msg('Kapalıyken tutarlar her sayfada ₺ •••• olarak görünür.', { id: 'profile.show-balance-hint' }),
  currentPassword: () => msg('Mevcut Şifre', { id: 'profile.current-password' }),
  newPassword: () => msg('Yeni Şifre', { id: 'profile.new-password' }),
  password: () => msg('Şifre', { id: 'profile.password' }),
  passwordProof: () => msg('Değişikliği onaylamak için', { id: 'profile.password-proof' }),
  passwordHint: () =>
    msg('Şifreniz değişince diğer cihazlardaki oturumlarınız kapanır.', { id: 'profile.password-hint' }),
  passwordSame: () => msg('Yeni şifre mevcut şifreden farklı olmalıdır', { id: 'profile.password-same' }),
  passwordChanged: () => msg('Şifreniz değiştirildi', { id: 'profile.password-changed' }),
  currentUsername: () => msg('Şu anki kullanıcı adınız', { id: 'profile.current-username' }),
  username: () => msg('Kullanıcı Adı', { id: 'profile.username' }),
  usernameSame: () => msg('Bu zaten kullanıcı adınız', { id: 'profile.username-same' }),
  usernameChanged: () => msg('Kullanıcı adınız değiştirildi', { id: 'profile.username-changed' }),
  currentEmail: () => msg('Şu anki e-posta adresiniz', { id: 'profile.current-email' }),
  email: () => msg('E-posta', { id: 'profile.email' }),
  emailSame: () => msg('Bu zaten e-posta adresiniz', { id: 'profile.email-same' }),
  emailChanged: () => msg('E-posta adresiniz değiştirildi', { id: 'profile.email-changed' }),
  emailAccepted: () =>
    msg('E-posta değişikliğiniz alındı. Yeni adresinize bir onay bağlantısı gelirse açın.', {
      id: 'profile.email-accepted'
    }),
  emailLinkSent: () =>
    msg(
      'Onay bağlantısı yeni e-posta adresinize gönderildi. Adresiniz, bağlantıyı açıp onayladığınızda değişir.',
      { id: 'profile.email-link-sent' }
    ),
  smsHint: () =>
    msg('Telefonunuzu onaylamak için 6 haneli bir kod gönderiyoruz.', { id: 'profile.sms-hint' }),
  smsPhone: () => msg('Kodun gideceği telefon', { id: 'profile.sms-phone' }),
  smsSend: () => msg('Kod Gönder', { id: 'profile.sms-send' }),
  smsSendAgain: () => msg('Yeniden Gönder', { id: 'profile.sms-send-again' }),
  smsSent: () => msg('Kod telefonunuza gönderildi', { id: 'profile.sms-sent' }),
  smsConfirmed: () => msg('Telefonunuz doğrulandı', { id: 'profile.sms-confirmed' }),
  code: () => msg('Doğrulama Kodu', { id: 'profile.code' }),
  confirm: () => msg('Onayla', { id: 'profile.confirm' }),
  cancel: () => msg('Vazgeç', { id: 'profile.cancel' }),
  save: () => msg('Kaydet', { id: 'profile.save' }),
  sending: () => msg('Gönderiliyor…', { id: 'profile.sending' }),
  authenticator: () => msg('Uygulamanın durumu', { id: 'profile.authenticator' }),
  authenticatorHint: () =>
    msg('Girişte şifrenizin yanında telefonunuzdaki uygulamanın ürettiği 6 haneli kod da istenir.', {
      id: 'profile.authenticator-hint'
    }),
  activate: () => msg('Etkinleştir', { id: 'profile.activate' }),
  deactivate: () => msg('Devre Dışı Bırak', { id: 'profile.deactivate' }),
  generating: () => msg('Anahtar hazırlanıyor', { id: 'profile.generating' }),
  stepInstall: () => msg('Uygulamayı kurun', { id: 'profile.step-install' }),
  stepInstallHint: () =>
    msg(
      'Telefonunuzda yoksa Google Authenticator, Microsoft Authenticator, Aegis ya da benzeri bir uygulama kurun.',
      { id: 'profile.step-install-hint' }
    ),
  stepScan: () => msg('Kodu okutun', { id: 'profile.step-scan' }),
  stepScanHint: () =>
    msg('Okutamıyorsanız anahtarı uygulamaya elle girin.', { id: 'profile.step-scan-hint' }),
  qr: () => msg('Doğrulayıcı uygulama için QR kodu', { id: 'profile.qr' }),
  key: () => msg('Anahtar', { id: 'profile.key' }),
  keyOnce: () => msg('Bu anahtar bir kez gösterilir. Kimseyle paylaşmayın.', { id: 'profile.key-once' }),
  stepCode: () => msg('Kodu girin', { id: 'profile.step-code' }),
  authenticatorOn: () => msg('Doğrulayıcı uygulama etkinleştirildi', { id: 'profile.authenticator-on' }),
  authenticatorOff: () =>
    msg('Doğrulayıcı uygulama devre dışı bırakıldı', { id: 'profile.authenticator-off' }),
  deactivateTitle: () =>
    msg('Doğrulayıcı uygulama devre dışı bırakılsın mı?', { id: 'profile.deactivate-title' }),
  deactivateHint: () =>
    msg(
      'Bundan sonra hesabınıza giriş için yalnızca şifreniz yeterli olur; şifrenizi bilen herkes girebilir.',
      { id: 'profile.deactivate-hint' }
    ),
  factorTitle: () => msg('İkinci adımın türü', { id: 'profile.factor-title' }),
  factorNone: () => msg('Yok', { id: 'profile.factor-none' }),
  factorNoneHint: () => msg('Girişte yalnızca şifre istenir.', { id: 'profile.factor-none-hint' }),
  factorGa: () => msg('Doğrulayıcı uygulama', { id: 'profile.factor-ga' }),
  factorGaHint: () => msg('Uygulamayı yukarıdan etkinleştirince seçilir.', { id: 'profile.factor-ga-hint' }),
  factorSms: () => msg('SMS', { id: 'profile.factor-sms' }),
  factorSmsHint: () => msg('Girişte telefonunuza bir kod gönderilir.', { id: 'profile.factor-sms-hint' }),
  factorLocked: () =>
    msg('Türü değiştirmek için önce doğrulayıcı uygulamayı devre dışı bırakın.', {
      id: 'profile.factor-locked'
    }),
  factorChosen: () => msg('İkinci adım kaydedildi', { id: 'profile.factor-chosen' }),
  smsWait: (seconds: number) =>
    msg(str`${seconds} sn sonra yeniden gönderebilirsiniz`, { id: 'profile.sms-wait' }),
  smsLasts: (duration: string) => msg(str`Kod ${duration} geçerlidir.`, { id: 'profile.sms-lasts' }),
  tabs: {
    account: () => msg('Hesap', { id: 'profile.tab-account' }),
    password: () => msg('Şifre Değiştir', { id: 'profile.tab-password' }),
    username: () => msg('Kullanıcı Adı Değiştir', { id: 'profile.tab-username' }),
    email: () => msg('E-posta Değiştir', { id: 'profile.tab-email' }),
    sms: () => msg('SMS Doğrulama', { id: 'profile.tab-sms' }),
    authenticator: () => msg('Doğrulayıcı Uygulama', { id: 'profile.tab-authenticator' }),
    deposit: () => msg('Para Yatır', { id: 'profile.tab-deposit' }),
    'quick-deposit': () => msg('Hızlı Para Yatır', { id: 'profile.tab-quick-deposit' }),
    withdraw: () => msg('Para Çek', { id: 'profile.tab-withdraw' }),
    'bank-accounts': () => msg('Banka Hesapları', { id: 'profile.tab-bank-accounts' }),
    bets: () => msg('Bahis Geçmişi', { id: 'profile.tab-bets' }),
    games: () => msg('Oyun Geçmişi', { id: 'profile.tab-games' }),
    finance: () => msg('Finans Geçmişi', { id: 'profile.tab-finance' }),
    bonuses: () => msg('Bonuslar', { id: 'profile.tab-bonuses' }),
    tickets: () => msg('Biletler', { id: 'profile.tab-tickets' })
  }
}
