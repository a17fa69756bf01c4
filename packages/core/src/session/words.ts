import { msg } from '@lit/localize'

export const sessionWords = {
  logIn: () => msg('Giriş Yap', { id: 'session.log-in' }),
  logOut: () => msg('Çıkış Yap', { id: 'session.log-out' }),
  signUp: () => msg('Üye Ol', { id: 'session.sign-up' }),
  forgot: () => msg('Şifremi Unuttum', { id: 'session.forgot' }),
  wrongPassword: () => msg('Kullanıcı adı veya şifre hatalı.', { id: 'session.wrong-password' }),
  forgotHint: () =>
    msg('Şifrenizi hatırlamıyor musunuz? Yenisini alabilirsiniz.', { id: 'session.forgot-hint' }),
  username: () => msg('Kullanıcı Adı', { id: 'session.username' }),
  password: () => msg('Şifre', { id: 'session.password' }),
  showPassword: () => msg('Şifreyi Göster', { id: 'session.show-password' }),
  hidePassword: () => msg('Şifreyi Gizle', { id: 'session.hide-password' }),
  capsLock: () => msg('Caps Lock açık', { id: 'session.caps-lock' }),
  required: () => msg('Zorunlu alan', { id: 'session.required' }),
  sending: () => msg('Gönderiliyor…', { id: 'session.sending' }),
  placeholderName: () => msg('Rıhtım Bulvarı', { id: 'session.placeholder-name' }),
  confirm: () => msg('Onayla', { id: 'session.confirm' }),
  close: () => msg('Kapat', { id: 'session.close' }),
  demoPlayer: () => msg('Deneme: demo / Demo123!', { id: 'session.demo-player' }),
  fill: () => msg('Doldur', { id: 'session.fill' })
}
