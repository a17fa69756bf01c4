import { msg } from '@lit/localize'

export const stepUpWords = {
  title: () => msg('Siz olduğunuzu doğrulayın', { id: 'step-up.title' }),
  why: () =>
    msg('Bu işlem paranızı veya hesabınızı etkiler. On dakika boyunca bir daha sorulmaz.', {
      id: 'step-up.why'
    }),
  smsHint: () => msg('Telefonunuza SMS ile gönderilen 6 haneli kodu girin.', { id: 'step-up.sms-hint' }),
  sendAgain: () => msg('Kodu Yeniden Gönder', { id: 'step-up.send-again' }),
  cancel: () => msg('Vazgeç', { id: 'step-up.cancel' })
}
