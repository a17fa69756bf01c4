/**
 * Calls back now and whenever the size of an element changes; on a page without ResizeObserver, that of the window (H7).
 *
 * @returns A function that stops it.
 */
export function watchSize(element: Element, onChange: () => void): () => void {
  if (typeof ResizeObserver !== 'function') {
    onChange()
    addEventListener('resize', onChange)
    return () => removeEventListener('resize', onChange)
  }
  const watcher = new ResizeObserver(onChange)
  watcher.observe(element)
  return () => watcher.disconnect()
}

/**
 * Calls back when the answer to a media query changes, unless a page's `matchMedia` has no events (H7).
 *
 * @returns A function that stops it.
 */
export function watchMedia(media: MediaQueryList, onChange: () => void): () => void {
  // The replacement of an old library lacks both.
  const { addEventListener: add, removeEventListener: remove } = media as Partial<MediaQueryList>
  add?.call(media, 'change', onChange)
  return () => remove?.call(media, 'change', onChange)
}
