import { msg } from '@lit/localize'

export const frameWords = {
  /** Name of the frame, before the site's host name. */
  title: () => msg('Güvenli bölüm', { id: 'frame.title' }),
  unavailable: () => msg('Bu bölüm burada güvenle gösterilemedi.', { id: 'frame.unavailable' }),
  open: () => msg('Sitede aç', { id: 'frame.open' }),
  unseen: () =>
    msg('Güvenliğiniz için bu düğme, tamamı yarım saniye görünür kalınca açılır.', { id: 'frame.unseen' })
}
