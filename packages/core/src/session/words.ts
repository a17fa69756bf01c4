import { msg, str } from '@lit/localize'

export const sessionWords = {
  logIn: () => msg('Giriş Yap', { id: 'session.log-in' }),
  logOut: () => msg('Çıkış Yap', { id: 'session.log-out' }),
  signUp: () => msg('Üye Ol', { id: 'session.sign-up' }),
  forgot: () => msg('Şifremi Unuttum', { id: 'session.forgot' }),
  forgotHint: () =>
    msg('Şifrenizi hatırlamıyor musunuz? Yenisini alabilirsiniz.', { id: 'session.forgot-hint' }),
  username: () => msg('Kullanıcı Adı', { id: 'session.username' }),
  password: () => msg('Şifre', { id: 'session.password' }),
  showPassword: () => msg('Şifreyi Göster', { id: 'session.show-password' }),
  hidePassword: () => msg('Şifreyi Gizle', { id: 'session.hide-password' }),
  capsLock: () => msg('Caps Lock açık', { id: 'session.caps-lock' }),
  required: () => msg('Zorunlu alan', { id: 'session.required' }),
  sending: () => msg('Gönderiliyor…', { id: 'session.sending' }),
  signedInAs: (name: string) => msg(str`${name} olarak giriş yapıldı`, { id: 'session.signed-in-as' }),
  placeholderName: () => msg('Rıhtım Bulvarı', { id: 'session.placeholder-name' }),
  codeTitle: () => msg('İki adımlı doğrulama', { id: 'session.code-title' }),
  code: () => msg('Doğrulama Kodu', { id: 'session.code' }),
  codeHint: () =>
    msg('Kimlik doğrulama uygulamanızda görünen 6 haneli kodu girin.', { id: 'session.code-hint' }),
  codeShape: () => msg('Kod 6 haneli olmalıdır', { id: 'session.code-shape' }),
  codeWrong: () => msg('Girdiğiniz kod hatalı', { id: 'session.code-wrong' }),
  codeAgain: () =>
    msg('Kodlar kısa süre geçerlidir ve bir kez kullanılır. Uygulamada şu an görünen kodu girin.', {
      id: 'session.code-again'
    }),
  codeUnchecked: () => msg('Kod denetlenemedi', { id: 'session.code-unchecked' }),
  codeClock: () => msg('Cihazınızın saatinin doğru olduğundan emin olun.', { id: 'session.code-clock' }),
  confirm: () => msg('Onayla', { id: 'session.confirm' }),
  close: () => msg('Kapat', { id: 'session.close' }),
  anotherAccount: () => msg('Başka Hesapla Gir', { id: 'session.another-account' }),
  noCode: () => msg('Koda ulaşamıyorum', { id: 'session.no-code' }),
  demoPlayer: () => msg('Deneme: demo / Demo123!', { id: 'session.demo-player' }),
  fill: () => msg('Doldur', { id: 'session.fill' })
}
