import { msg } from '@lit/localize'

export const languageWords = {
  title: () => msg('Dil', { id: 'language.title' })
}
