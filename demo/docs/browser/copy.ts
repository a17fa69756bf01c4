/** Shows the buttons that copy the code before them. */
export function startCopy(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('.copy')) {
    button.hidden = false
    button.addEventListener('click', () => {
      void copy(button, button.parentElement?.querySelector('code')?.textContent ?? '')
    })
  }
}

/** Copies a text, and says so on the button until the pointer or the focus leaves it. */
export async function copy(button: HTMLButtonElement, text: string): Promise<void> {
  const label = button.textContent
  await navigator.clipboard.writeText(text)
  button.textContent = 'Copied'
  const reset = () => (button.textContent = label)
  button.addEventListener('blur', reset, { once: true })
  button.addEventListener('pointerleave', reset, { once: true })
}
