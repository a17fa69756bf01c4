import { msg, str } from '@lit/localize'

/** Error texts of form fields. */
export const formWords = {
  required: () => msg('Zorunlu alan', { id: 'form.required' }),
  email: () => msg('Geçerli bir e-posta girin', { id: 'form.email' }),
  username: () =>
    msg(
      'Kullanıcı adı 3 ile 30 karakter olmalı; Türkçe karakter içermeyen harf, rakam, nokta, tire ve alt çizgi kullanın',
      { id: 'form.username' }
    ),
  personName: () =>
    msg('2 ile 50 karakter arasında, yalnızca harf, boşluk, nokta, kesme ve tire kullanın', {
      id: 'form.person-name'
    }),
  date: () => msg('Geçerli bir tarih girin', { id: 'form.date' }),
  time: () => msg('Geçerli bir saat girin', { id: 'form.time' }),
  colour: () => msg('Geçerli bir renk girin', { id: 'form.colour' }),
  code: () => msg('Kod 6 haneli olmalıdır', { id: 'form.code' }),
  underAge: () => msg('18 yaşından küçükler üye olamaz', { id: 'form.under-age' }),
  identityNumber: () => msg('T.C. Kimlik Numarası Hatalı...', { id: 'form.identity-number' }),
  phone: () => msg('Geçerli bir cep telefonu girin', { id: 'form.phone' }),
  phoneBeginning: () => msg('Cep telefonu 5 ile başlar', { id: 'form.phone-beginning' }),
  iban: () => msg('IBAN hatalı, lütfen kontrol edin', { id: 'form.iban' }),
  passwordLength: () => msg('Şifre en az 6 karakter olmalıdır', { id: 'form.password-length' }),
  passwordCapital: () => msg('Şifre en az bir büyük harf içermelidir', { id: 'form.password-capital' }),
  passwordNumber: () => msg('Şifre en az bir rakam içermelidir', { id: 'form.password-number' }),
  passwordTwice: () => msg('Şifreler eşleşmiyor', { id: 'form.password-twice' }),
  amountMissing: () => msg('Lütfen bir tutar girin.', { id: 'form.amount-missing' }),
  amountShape: () => msg('Geçerli bir tutar girin', { id: 'form.amount-shape' }),
  amountRange: () =>
    msg('Girdiğiniz tutar minimum ve maksimum aralığında değil', { id: 'form.amount-range' }),
  amountBounds: (min: string, max: string) =>
    msg(str`En az ${min} · En çok ${max}`, { id: 'form.amount-bounds' }),
  amountFrom: (min: string) => msg(str`En az ${min}`, { id: 'form.amount-from' }),
  amountTo: (max: string) => msg(str`En çok ${max}`, { id: 'form.amount-to' }),
  notInList: () => msg('Listeden seçin', { id: 'form.not-in-list' }),
  optional: () => msg('(isteğe bağlı)', { id: 'form.optional' }),
  nothingFound: () => msg('Sonuç bulunamadı.', { id: 'form.nothing-found' })
}
