import { msg, str } from '@lit/localize'

export const inactivityWords = {
  title: (minutes: number) =>
    msg(str`${minutes} dakika içinde oturumunuz kapanacak`, { id: 'inactivity.title' }),
  titleOne: () => msg('1 dakika içinde oturumunuz kapanacak', { id: 'inactivity.title-one' }),
  hint: () =>
    msg('Uzun süredir işlem yapmadınız. Hesabınızı korumak için oturumunuz kapatılacak.', {
      id: 'inactivity.hint'
    }),
  left: () => msg('Kalan süre', { id: 'inactivity.left' }),
  stay: () => msg('Oturumda Kal', { id: 'inactivity.stay' }),
  logOut: () => msg('Çıkış Yap', { id: 'inactivity.log-out' })
}
