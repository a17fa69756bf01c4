import { type RefObject, useEffect, useState } from 'react'

export interface FullScreen {
  isOn: boolean
  /** The element covers the page by CSS, as iPhones have no full screen API for elements. */
  isOver: boolean
  toggle: () => void
}

/** Shows an element full screen: by the browser's API if possible, else in the top layer of the page. */
export function useFullScreen(place: RefObject<HTMLElement | null>): FullScreen {
  const [isNative, setNative] = useState(false)
  const [isOver, setOver] = useState(false)

  useEffect(() => {
    const element = place.current!
    const root = element.getRootNode() as Document | ShadowRoot
    const follow = () => setNative(root.fullscreenElement === element)
    document.addEventListener('fullscreenchange', follow)
    return () => document.removeEventListener('fullscreenchange', follow)
  }, [place])
  useEffect(() => (isOver ? cover(place.current!, () => setOver(false)) : undefined), [place, isOver])

  const enter = () => {
    const element = place.current!
    if (!document.fullscreenEnabled) return setOver(true)
    element.requestFullscreen().catch(() => setOver(true))
  }
  const toggle = () => {
    if (isOver) setOver(false)
    else if (isNative) void document.exitFullscreen()
    else enter()
  }
  return { isOn: isNative || isOver, isOver, toggle }
}

/** Moves an element to the top layer, and stops the page from scrolling. */
function cover(element: HTMLElement, onEscape: () => void): () => void {
  const { documentElement } = document
  const before = documentElement.style.overflow
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onEscape()
  }
  element.popover = 'manual'
  element.showPopover()
  documentElement.style.overflow = 'hidden'
  document.addEventListener('keydown', onKeyDown)
  return () => {
    element.popover = null
    documentElement.style.overflow = before
    document.removeEventListener('keydown', onKeyDown)
  }
}
