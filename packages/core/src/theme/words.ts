import { msg } from '@lit/localize'

export const themeWords = {
  dark: () => msg('Karanlık Mod', { id: 'theme.dark' }),
  light: () => msg('Aydınlık Mod', { id: 'theme.light' })
}
