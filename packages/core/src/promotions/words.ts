import { msg } from '@lit/localize'

export const promotionWords = {
  title: () => msg('Promosyonlar', { id: 'promotions.title' }),
  groups: {
    active: () => msg('Aktif', { id: 'promotions.active' }),
    upcoming: () => msg('Yakında', { id: 'promotions.coming' }),
    ended: () => msg('Bitmiş', { id: 'promotions.finished' })
  },
  none: {
    active: () => msg('Şu an süren promosyon yok', { id: 'promotions.none-active' }),
    upcoming: () => msg('Yakında başlayacak promosyon yok', { id: 'promotions.none-coming' }),
    ended: () => msg('Biten promosyon yok', { id: 'promotions.none-finished' })
  }
}
