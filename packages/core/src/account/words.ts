import { msg, str } from '@lit/localize'

export const accountWords = {
  firstName: () => msg('Ad', { id: 'account.first-name' }),
  lastName: () => msg('Soyad', { id: 'account.last-name' }),
  birthDate: () => msg('Doğum Tarihi', { id: 'account.birth-date' }),
  datePattern: () => msg('GG.AA.YYYY', { id: 'account.date-pattern' }),
  identityNumber: () => msg('T.C. Kimlik No', { id: 'account.identity-number' }),
  country: () => msg('Ülke', { id: 'account.country' }),
  city: () => msg('Şehir', { id: 'account.city' }),
  address: () => msg('Adres', { id: 'account.address' }),
  currency: () => msg('Para Birimi', { id: 'account.currency' }),
  lira: () => msg('TRY · Türk lirası', { id: 'account.lira' }),
  email: () => msg('E-posta', { id: 'account.email' }),
  phone: () => msg('Telefon', { id: 'account.phone' }),
  confirmPassword: () => msg('Şifre Tekrarı', { id: 'account.confirm-password' }),
  newPassword: () => msg('Yeni Şifre', { id: 'account.new-password' }),
  passwordsMatch: () => msg('Şifreler aynı', { id: 'account.passwords-match' }),
  promotionCode: () => msg('Promosyon Kodu', { id: 'account.promotion-code' }),
  hasPromotionCode: () => msg('Promosyon kodum var', { id: 'account.has-promotion-code' }),
  referenceNumber: () => msg('Referans Numarası', { id: 'account.reference-number' }),
  sms: () => msg('SMS bildirimleri', { id: 'account.sms' }),
  emails: () => msg('E-posta bildirimleri', { id: 'account.emails' }),
  consents: () => msg('Bildirimler ve kurallar', { id: 'account.consents' }),
  acceptRules: () => msg('Kuralları kabul ediyorum', { id: 'account.accept-rules' }),
  readRules: () => msg('Kuralları oku', { id: 'account.read-rules' }),
  rules: () => msg('Genel kurallar', { id: 'account.rules' }),
  accept: () => msg('Kabul ediyorum', { id: 'account.accept' }),
  adults: () => msg('Üyelik 18 yaş ve üzeri içindir.', { id: 'account.adults' }),
  steps: {
    account: () => msg('Hesap bilgileri', { id: 'account.step-account' }),
    identity: () => msg('Kimlik bilgileri', { id: 'account.step-identity' }),
    contact: () => msg('İletişim bilgileri', { id: 'account.step-contact' })
  },
  stepOf: (step: number, steps: number) => msg(str`${step} / ${steps}`, { id: 'account.step-of' }),
  next: () => msg('Devam Et', { id: 'account.next' }),
  back: () => msg('Geri', { id: 'account.back' }),
  hasAccount: () => msg('Zaten üye misiniz?', { id: 'account.has-account' }),
  passwordRules: {
    title: () => msg('Şifrenizde şunlar olmalı', { id: 'account.rule-title' }),
    length: () => msg('6 karakter', { id: 'account.rule-length' }),
    capital: () => msg('1 büyük harf', { id: 'account.rule-capital' }),
    small: () => msg('1 küçük harf', { id: 'account.rule-small' }),
    number: () => msg('1 rakam', { id: 'account.rule-number' }),
    special: () => msg('1 özel karakter', { id: 'account.rule-special' }),
    recommended: () => msg('önerilir', { id: 'account.rule-recommended' }),
    met: () => msg('tamam', { id: 'account.rule-met' }),
    missing: () => msg('eksik', { id: 'account.rule-missing' })
  },
  registered: () => msg('Kayıt tamamlandı', { id: 'account.registered' }),
  registeredNext: () =>
    msg('Hesabınız açıldı. Şimdi giriş yapıp oynayabilirsiniz.', { id: 'account.registered-next' }),
  forgotHint: () =>
    msg('Hesabınızın e-posta adresini yazın; yeni şifre için bir bağlantı gönderelim.', {
      id: 'account.forgot-hint'
    }),
  send: () => msg('Gönder', { id: 'account.send' }),
  sendAgainIn: (seconds: number) =>
    msg(str`${seconds} sn sonra tekrar gönderebilirsiniz`, { id: 'account.send-again-in' }),
  instructionsSent: () =>
    msg('Şifre sıfırlama talimatları e-posta adresinize gönderildi', { id: 'account.instructions-sent' }),
  toLogin: () => msg('Giriş sayfasına dön', { id: 'account.to-login' }),
  save: () => msg('Kaydet', { id: 'account.save' }),
  passwordSet: () => msg('Yeni şifreniz kaydedildi', { id: 'account.password-set' }),
  tokenMissing: () =>
    msg('Bu sayfa yalnızca e-postanızdaki bağlantıyla açılır. Bağlantı eksik ya da kullanılmış.', {
      id: 'account.token-missing'
    }),
  tokenHint: () =>
    msg('Bağlantılar 15 dakika geçerlidir ve yalnızca bir kez kullanılır.', {
      id: 'account.token-hint'
    }),
  newLink: () => msg('Yeni bağlantı iste', { id: 'account.new-link' })
}
