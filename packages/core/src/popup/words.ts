import { msg } from '@lit/localize'

export const popupWords = {
  close: () => msg('Kapat', { id: 'popup.close' }),
  details: () => msg('Detay', { id: 'popup.details' })
}
