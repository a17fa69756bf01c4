import { msg, str } from '@lit/localize'

export const favouriteWords = {
  title: () => msg('Favoriler', { id: 'favourites.title' }),
  add: () => msg('Favorilere Ekle', { id: 'favourites.add' }),
  addOnSite: () =>
    msg('Favori eklemek için sitede giriş yapın', {
      id: 'favourites.add-on-site',
      desc: 'Tooltip of a heart on a partner page, which opens the site'
    }),
  remove: () => msg('Favorilerden Çıkar', { id: 'favourites.remove' }),
  added: () => msg('Favorilere eklendi', { id: 'favourites.added' }),
  removed: () => msg('Favorilerden çıkarıldı', { id: 'favourites.removed' }),
  undo: () => msg('Geri Al', { id: 'favourites.undo' }),
  empty: () => msg('Henüz favoriniz yok. Kalbe dokunarak ekleyin.', { id: 'favourites.empty' }),
  limit: (count: number) => msg(str`Burada en çok ${count} favori gösterilir.`, { id: 'favourites.limit' }),
  signedOut: () => msg('Favorilerinizi görmek için giriş yapın', { id: 'favourites.signed-out' }),
  logIn: () => msg('Giriş Yap', { id: 'favourites.log-in' })
}
