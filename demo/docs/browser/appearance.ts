import { required } from './required.ts'

export type Mode = 'dark' | 'light'

/** The appearance of the page; appearance.js sets it before the page is painted. */
export function modeOf(): Mode {
  return document.documentElement.dataset['mode'] === 'light' ? 'light' : 'dark'
}

const listeners = new Set<(mode: Mode) => void>()

export function onModeChange(listener: (mode: Mode) => void): void {
  listeners.add(listener)
}

export function startAppearance(): void {
  const button = required<HTMLButtonElement>('.appearance-button')
  button.hidden = false
  button.setAttribute('aria-pressed', String(modeOf() === 'light'))
  button.addEventListener('click', () => {
    const mode = modeOf() === 'light' ? 'dark' : 'light'
    localStorage.setItem('docs-appearance', mode)
    document.documentElement.dataset['mode'] = mode
    button.setAttribute('aria-pressed', String(mode === 'light'))
    for (const listener of listeners) listener(mode)
  })
}
