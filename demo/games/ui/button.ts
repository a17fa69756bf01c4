import { h } from './dom.ts'
import type { I18n, Text } from './i18n.ts'

interface ButtonOptions {
  text: Text
  /** `primary`, `outlined`, `plain`, or a class of the page. */
  kind: string
  onClick(): void
}

export function createButton(i18n: I18n, { text, kind, onClick }: ButtonOptions): HTMLButtonElement {
  const button = h('button', { type: 'button', class: kind })
  i18n.setText(button, text)
  button.addEventListener('click', onClick)
  return button
}
