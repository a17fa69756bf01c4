type Modifiers = Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>

/** A click event of the DOM or of React. */
export type LinkClick = Modifiers & Pick<MouseEvent, 'button'> & { preventDefault(): void }

/** Whether a click on a link follows it here, and does not open a tab or a window or, with Alt, save the page. */
export function isPlainClick({
  altKey,
  button,
  ctrlKey,
  metaKey,
  shiftKey
}: Omit<LinkClick, 'preventDefault'>): boolean {
  return !button && !altKey && !ctrlKey && !metaKey && !shiftKey
}

/** Whether a key is pressed without a modifier of a shortcut. */
export function isPlainKey({ altKey, ctrlKey, metaKey }: Omit<Modifiers, 'shiftKey'>): boolean {
  return !altKey && !ctrlKey && !metaKey
}

/** Whether the `/` key is pressed as a shortcut: not in a field, nor in a dialog, above which no search opens. */
export function isSearchKey(event: KeyboardEvent): boolean {
  if (event.key !== '/' || event.ctrlKey || event.metaKey) return false
  return !event
    .composedPath()
    .some(
      target =>
        target instanceof HTMLElement &&
        (target.isContentEditable || target.matches('input,textarea,select,dialog'))
    )
}
