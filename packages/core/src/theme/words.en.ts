export const themeEnglish = {
  'theme.dark': 'Dark mode',
  'theme.light': 'Light mode'
}
