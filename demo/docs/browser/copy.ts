/** Shows the buttons that copy the code before them. */
export function startCopy(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('.copy')) {
    button.hidden = false
    button.addEventListener('click', () => {
      void copy(button, button.parentElement?.querySelector('code')?.textContent ?? '')
    })
  }
}

/** Copies a text, and says on the button whether it did until the pointer or the focus leaves it. */
export async function copy(button: HTMLButtonElement, text: string): Promise<void> {
  const label = (button.dataset['label'] ??= button.textContent)
  const isCopied = await write(text)
  button.textContent = isCopied ? 'Copied' : 'Not copied'
  const reset = () => (button.textContent = label)
  button.addEventListener('blur', reset, { once: true })
  button.addEventListener('pointerleave', reset, { once: true })
}

/** Pages of plain http, other than those of the device itself, have no `navigator.clipboard`. */
async function write(text: string): Promise<boolean> {
  const { clipboard } = navigator as { clipboard?: Clipboard }
  if (!clipboard) return copySelection(text)
  return clipboard.writeText(text).then(
    () => true,
    () => false
  )
}

function copySelection(text: string): boolean {
  const before = document.activeElement
  const area = Object.assign(document.createElement('textarea'), { value: text, readOnly: true })
  document.body.append(area)
  area.select()
  // The only way without `navigator.clipboard`, though it is deprecated.
  const isCopied = document.execCommand('copy')
  area.remove()
  if (before instanceof HTMLElement) before.focus()
  return isCopied
}
