import { useRef } from 'react'

import { CopyButton } from './copy-button.tsx'
import { useId } from './use-id.ts'

interface CopiedFactProps {
  label: string
  text: string
  /** What is copied, if it is not the text as it is shown. */
  copied?: string
}

/** An entry of a list of facts, with a button that copies it. Renders nothing without a text. */
export function CopiedFact({ label, text, copied = text }: CopiedFactProps) {
  const id = useId()
  const source = useRef<HTMLSpanElement>(null)
  if (!text) return null
  return (
    <div>
      <dt id={id}>{label}</dt>
      <dd>
        <span ref={source} className="number">
          {text}
        </span>
        <CopyButton text={copied} describedBy={id} source={source} />
      </dd>
    </div>
  )
}
