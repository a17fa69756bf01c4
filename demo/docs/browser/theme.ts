import { required } from './required.ts'

export type Theme = 'dark' | 'light'

/** The theme of the page; first-theme.js sets it before the page is painted. */
export function currentTheme(): Theme {
  return document.documentElement.dataset['mode'] === 'light' ? 'light' : 'dark'
}

const listeners = new Set<(theme: Theme) => void>()

export function onThemeChange(listener: (theme: Theme) => void): void {
  listeners.add(listener)
}

export function startTheme(): void {
  const button = required<HTMLButtonElement>('.theme-button')
  button.hidden = false
  button.setAttribute('aria-pressed', String(currentTheme() === 'light'))
  button.addEventListener('click', () => {
    const theme = currentTheme() === 'light' ? 'dark' : 'light'
    localStorage.setItem('docs-theme', theme)
    document.documentElement.dataset['mode'] = theme
    button.setAttribute('aria-pressed', String(theme === 'light'))
    for (const listener of listeners) listener(theme)
  })
}
