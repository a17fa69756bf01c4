import { type RefObject, useEffect, useState } from 'react'

import { Button } from './button.tsx'
import { CheckIcon } from './icons/check.tsx'
import { CopyIcon } from './icons/copy.tsx'

/** How long the button says that the text was copied, ms (ux 1.6). */
const SAID_MS = 2_000

export interface CopyButtonProps {
  /** What is copied, as it is pasted elsewhere: without the spaces that only help to read it. */
  text: string
  /** "Copy". */
  label: string
  /** "Copied", on the button for a moment, and spoken. */
  doneLabel: string
  /** Id of what says which text it is, where several stand on a page. */
  describedBy?: string
  /** Where the text stands: it is selected where the browser refuses to copy. */
  source?: RefObject<HTMLElement | null>
}

/** Copies a text that is needed elsewhere. Needs `buttonStyles`. */
export function CopyButton({ text, label, doneLabel, describedBy, source }: CopyButtonProps) {
  const [isCopied, setCopied] = useState(false)

  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), SAID_MS)
    return () => clearTimeout(timer)
  }, [isCopied])

  const copy = () => {
    // Where the page is not secure there is no clipboard at all.
    const copied = navigator.clipboard?.writeText(text) ?? Promise.reject(new Error('no clipboard'))
    copied.then(
      () => setCopied(true),
      () => source?.current && getSelection()?.selectAllChildren(source.current)
    )
  }
  return (
    <>
      <Button
        size="small"
        icon={isCopied ? <CheckIcon /> : <CopyIcon />}
        aria-describedby={describedBy}
        onClick={copy}
      >
        {isCopied ? doneLabel : label}
      </Button>
      <span className="visually-hidden" role="status">
        {isCopied ? doneLabel : ''}
      </span>
    </>
  )
}
