import { profileWords } from '@bnw/core'
import { useEffect, useRef, useState } from 'react'

import { useWords } from '../kit/index.ts'
import { Button } from '../ui/button.tsx'
import { CheckIcon } from '../ui/icons/check.tsx'
import { CopyIcon } from '../ui/icons/copy.tsx'

/** How long the button says that the key was copied, ms (ux 1.6). */
const SAID_MS = 2_000

/** The key in groups of four, and a button that copies it without them; where that is refused, it is selected. */
export function CopyKey({ secret }: { secret: string }) {
  const words = useWords(profileWords)
  const text = useRef<HTMLElement>(null)
  const [isCopied, setCopied] = useState(false)

  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), SAID_MS)
    return () => clearTimeout(timer)
  }, [isCopied])

  const copy = () => {
    // Where the page is not secure there is no clipboard at all.
    const copied = navigator.clipboard?.writeText(secret) ?? Promise.reject(new Error('no clipboard'))
    copied.then(
      () => setCopied(true),
      () => getSelection()?.selectAllChildren(text.current!)
    )
  }
  return (
    <div className="key">
      <span className="key-label">{words.key()}</span>
      <code ref={text}>{secret.match(/.{1,4}/g)?.join(' ')}</code>
      <Button size="small" icon={isCopied ? <CheckIcon /> : <CopyIcon />} onClick={copy}>
        {isCopied ? words.copied() : words.copy()}
      </Button>
      <span className="visually-hidden" role="status">
        {isCopied ? words.copied() : ''}
      </span>
      <p className="hint">{words.keyOnce()}</p>
    </div>
  )
}
