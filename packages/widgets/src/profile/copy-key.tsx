import { profileWords } from '@bnw/core/profile'
import { useRef } from 'react'

import { useWords } from '../kit/index.ts'
import { CopyButton } from '../ui/copy-button.tsx'

/** The key in groups of four, and a button that copies it without spaces. It is selected if copying is refused. */
export function CopyKey({ secret }: { secret: string }) {
  const words = useWords(profileWords)
  const text = useRef<HTMLElement>(null)
  return (
    <div className="key">
      <span className="key-label">{words.key()}</span>
      <code ref={text}>{secret.match(/.{1,4}/g)?.join(' ')}</code>
      <CopyButton text={secret} source={text} />
      <p className="hint">{words.keyOnce()}</p>
    </div>
  )
}
