type Modifiers = Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>

/** A click event of the DOM or of React. */
export type LinkClick = Omit<Modifiers, 'altKey'> & Pick<MouseEvent, 'button'> & { preventDefault(): void }

/** Whether a click on a link follows it here, and does not open a tab or a window. */
export function isPlainClick({
  button,
  ctrlKey,
  metaKey,
  shiftKey
}: Omit<LinkClick, 'preventDefault'>): boolean {
  return !button && !ctrlKey && !metaKey && !shiftKey
}

/** Whether a key is pressed without a modifier of a shortcut. */
export function isPlainKey({ altKey, ctrlKey, metaKey }: Omit<Modifiers, 'shiftKey'>): boolean {
  return !altKey && !ctrlKey && !metaKey
}
