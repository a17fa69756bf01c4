import { msg } from '@lit/localize'

export const promotionWords = {
  title: () => msg('Promosyonlar', { id: 'promotions.title' }),
  groups: {
    running: () => msg('Aktif', { id: 'promotions.active' }),
    ahead: () => msg('Yakında', { id: 'promotions.coming' }),
    over: () => msg('Bitmiş', { id: 'promotions.finished' })
  },
  none: {
    running: () => msg('Şu an süren promosyon yok', { id: 'promotions.none-active' }),
    ahead: () => msg('Yakında başlayacak promosyon yok', { id: 'promotions.none-coming' }),
    over: () => msg('Biten promosyon yok', { id: 'promotions.none-finished' })
  }
}
