import { type RefObject, useEffect, useState } from 'react'

import { ofDocument } from '../kit/own-document.ts'

export interface FullScreen {
  isOn: boolean
  /** The element covers the page by CSS, as iPhones have no full screen API for elements. */
  isOverlay: boolean
  toggle: () => void
}

/** Shows an element full screen: by the browser's API if possible, else in the top layer of the page. */
export function useFullScreen(container: RefObject<HTMLElement | null>): FullScreen {
  const [isNative, setNative] = useState(false)
  const [isOverlay, setOverlay] = useState(false)

  useEffect(() => {
    const element = container.current
    if (!element) return
    // A connected element has one of these as its root.
    const root = element.getRootNode() as Document | ShadowRoot
    const follow = () => setNative(root.fullscreenElement === element)
    document.addEventListener('fullscreenchange', follow)
    return () => document.removeEventListener('fullscreenchange', follow)
  }, [container])
  useEffect(() => {
    if (isOverlay && container.current) return cover(container.current, () => setOverlay(false))
  }, [container, isOverlay])

  const enter = () => {
    if (!ofDocument('fullscreenEnabled')) return setOverlay(true)
    container.current?.requestFullscreen().catch(() => setOverlay(true))
  }
  const toggle = () => {
    if (isOverlay) setOverlay(false)
    else if (isNative) void document.exitFullscreen()
    else enter()
  }
  return { isOn: isNative || isOverlay, isOverlay, toggle }
}

/** Moves an element to the top layer, and stops the page from scrolling. */
function cover(element: HTMLElement, onEscape: () => void): () => void {
  const documentElement = ofDocument('documentElement')
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
