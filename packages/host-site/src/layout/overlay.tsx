import { siteWords } from '@bnw/core/site'
import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'

import { $screen } from '../navigation.ts'

/** Shorter work shows no overlay, ms. */
const DELAY_MS = 400

/** A modal spinner of 80 px during blocking work: while the session is restored (NAV-07). */
export function Overlay() {
  const isLocked = useStore($screen) === 'wait'
  const [isShown, setShown] = useState(false)
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    const timer = setTimeout(() => setShown(isLocked), isLocked ? DELAY_MS : 0)
    return () => clearTimeout(timer)
  }, [isLocked])

  useEffect(() => {
    if (isShown && isLocked) dialog.current?.showModal()
  }, [isShown, isLocked])

  if (!isShown || !isLocked) return null
  return (
    <dialog
      ref={dialog}
      className="overlay"
      aria-label={siteWords.pleaseWait()}
      onCancel={event => event.preventDefault()}
    >
      <i className="spinner" />
      <p role="status">{siteWords.pleaseWait()}</p>
    </dialog>
  )
}
