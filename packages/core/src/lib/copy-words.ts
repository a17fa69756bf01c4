import { msg } from '@lit/localize'

/** Texts of a button that copies. */
export const copyWords = {
  copy: () => msg('Kopyala', { id: 'copy.copy' }),
  copied: () => msg('Kopyalandı', { id: 'copy.copied' })
}
