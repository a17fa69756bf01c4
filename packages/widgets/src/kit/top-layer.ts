import { shared } from '@bnw/core'

const lifts = shared('kit.lifts', () => new Set<() => void>())

/** What must be seen comes up again whenever something else has come into the top layer: the last one is above. */
export function staysOnTop(lift: () => void): () => void {
  lifts.add(lift)
  return () => lifts.delete(lift)
}

/** Shows a popover, below what stays on top. Nothing happens where its element is just being taken away. */
export function showBelow(popover: HTMLElement): void {
  if (!popover.isConnected) return
  popover.showPopover()
  for (const lift of lifts) lift()
}
