import { msg, str } from '@lit/localize'

export const cashierWords = {
  title: () => msg('Kasa', { id: 'cashier.title' }),
  deposit: () => msg('Para Yatır', { id: 'cashier.deposit' }),
  withdraw: () => msg('Para Çek', { id: 'cashier.withdraw' }),
  methods: () => msg('Ödeme Yöntemleri', { id: 'cashier.methods' }),
  favourites: () => msg('Favoriler', { id: 'cashier.favourites' }),
  highlighted: () => msg('Öne çıkan', { id: 'cashier.highlighted' }),
  others: () => msg('Diğer yöntemler', { id: 'cashier.others' }),
  all: () => msg('Tüm yöntemler', { id: 'cashier.all' }),
  find: () => msg('Yöntem bul', { id: 'cashier.find' }),
  lastUsed: () => msg('Son kullanılan', { id: 'cashier.last-used' }),
  free: () => msg('ücretsiz', { id: 'cashier.free' }),
  fee: (percent: string) => msg(str`ücret ${percent}`, { id: 'cashier.fee' }),
  groupCount: (count: number) => msg(str`${count} yöntem`, { id: 'cashier.group-count' }),
  addFavourite: () => msg('Favorilere Ekle', { id: 'cashier.add-favourite' }),
  removeFavourite: () => msg('Favorilerden Çıkar', { id: 'cashier.remove-favourite' }),
  favouriteAdded: () => msg('Favorilere eklendi', { id: 'cashier.favourite-added' }),
  favouriteRemoved: () => msg('Favorilerden çıkarıldı', { id: 'cashier.favourite-removed' }),
  undo: () => msg('Geri Al', { id: 'cashier.undo' }),
  noMethods: () => msg('Şu anda uygun yöntem yok', { id: 'cashier.no-methods' }),
  support: () => msg('Canlı Destek', { id: 'cashier.support' }),
  signedOut: () => msg('Para yatırmak ve çekmek için giriş yapın', { id: 'cashier.signed-out' }),
  logIn: () => msg('Giriş Yap', { id: 'cashier.log-in' })
}
