import { onPageReset } from '@bnw/core'

const lifts = new Set<() => void>()
onPageReset(() => lifts.clear())

/** Calls `lift` whenever another popover opens: the last one to enter the top layer covers the others. */
export function staysOnTop(lift: () => void): () => void {
  lifts.add(lift)
  return () => lifts.delete(lift)
}

/** Shows a popover below those registered by `staysOnTop()`. Does nothing for a disconnected element. */
export function showBelow(popover: HTMLElement): void {
  if (!popover.isConnected) return
  popover.showPopover()
  for (const lift of lifts) lift()
}
