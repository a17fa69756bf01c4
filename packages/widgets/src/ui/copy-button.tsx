import { copyWords } from '@bnw/core/lib'
import { type RefObject, useEffect, useState } from 'react'

import { useWords } from '../kit/index.ts'
import { Button, IconButton } from './button.tsx'
import { CheckIcon } from './icons/check.tsx'
import { CopyIcon } from './icons/copy.tsx'

/** How long the button says that the text was copied, ms. */
const SAID_MS = 2_000

export interface CopyButtonProps {
  /** The text to copy, without spaces that only help reading. */
  text: string
  /** "Copy" by default. */
  label?: string
  /** Shown on the button for a moment and announced; "Copied" by default. */
  doneLabel?: string
  /** Id of the element that describes the text, for pages with several buttons. */
  describedBy?: string
  /** The element with the text; it is selected if the browser refuses to copy. */
  source?: RefObject<HTMLElement | null>
  /** Only an icon; "Copied" is shown in an element of class `said`, which the caller styles. */
  compact?: boolean
}

/** Copies a text to the clipboard. Needs `buttonStyles`. */
export function CopyButton({ text, describedBy, source, compact, ...labels }: CopyButtonProps) {
  const words = useWords(copyWords)
  const { label = words.copy(), doneLabel = words.copied() } = labels
  const [isCopied, setCopied] = useState(false)

  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), SAID_MS)
    return () => clearTimeout(timer)
  }, [isCopied])

  const copy = () => {
    // An insecure page has no clipboard API.
    const copied = navigator.clipboard?.writeText(text) ?? Promise.reject(new Error('no clipboard'))
    copied.then(
      () => setCopied(true),
      () => source?.current && getSelection()?.selectAllChildren(source.current)
    )
  }
  const name = isCopied ? doneLabel : label
  const common = {
    icon: isCopied ? <CheckIcon /> : <CopyIcon />,
    'aria-describedby': describedBy,
    onClick: copy
  }
  return (
    <>
      {compact ? (
        <IconButton label={name} {...common} />
      ) : (
        <Button size="small" {...common}>
          {name}
        </Button>
      )}
      <span className={compact ? 'said' : 'visually-hidden'} role="status">
        {isCopied ? doneLabel : ''}
      </span>
    </>
  )
}
