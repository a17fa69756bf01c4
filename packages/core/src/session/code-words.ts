import { msg, str } from '@lit/localize'

/** Texts of the second factor; few logins load them. */
export const codeWords = {
  title: () => msg('İki adımlı doğrulama', { id: 'session.code-title' }),
  code: () => msg('Doğrulama Kodu', { id: 'session.code' }),
  hint: () => msg('Kimlik doğrulama uygulamanızda görünen 6 haneli kodu girin.', { id: 'session.code-hint' }),
  loginHint: () =>
    msg('Kimlik doğrulama uygulamanızda görünen ya da telefonunuza SMS ile gelen 6 haneli kodu girin.', {
      id: 'session.code-login-hint'
    }),
  shape: () => msg('Kod 6 haneli olmalıdır', { id: 'session.code-shape' }),
  wrong: () => msg('Girdiğiniz kod hatalı', { id: 'session.code-wrong' }),
  again: () =>
    msg('Kodlar kısa süre geçerlidir ve bir kez kullanılır. En yeni kodu girin.', {
      id: 'session.code-again'
    }),
  unchecked: () => msg('Kod denetlenemedi', { id: 'session.code-unchecked' }),
  clock: () => msg('Cihazınızın saatinin doğru olduğundan emin olun.', { id: 'session.code-clock' }),
  sendAgain: () => msg('SMS Kodunu Yeniden Gönder', { id: 'session.code-send-again' }),
  sendAgainIn: (seconds: number) =>
    msg(str`Yeni SMS kodu ${seconds} sn sonra`, { id: 'session.code-send-again-in' }),
  sent: () => msg('Yeni kod SMS ile gönderildi.', { id: 'session.code-sent' }),
  anotherAccount: () => msg('Başka Hesapla Gir', { id: 'session.another-account' }),
  noCode: () => msg('Koda ulaşamıyorum', { id: 'session.no-code' })
}
