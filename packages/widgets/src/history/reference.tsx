import { shortId } from '@bnw/core/history'
import { useRef } from 'react'

import { CopyButton } from '../ui/copy-button.tsx'
import { useId } from '../ui/use-id.ts'

/** The id of a movement, round or coupon, shortened in the middle, and a button that copies the whole id. */
export function Reference({ id }: { id: string }) {
  const whole = useRef<HTMLSpanElement>(null)
  const wholeId = useId()
  const short = shortId(id)
  const isWhole = short === id
  return (
    <span className="id">
      {!isWhole && (
        <span className="number" title={id} aria-hidden="true">
          {short}
        </span>
      )}
      {/* Screen readers, and a player whose browser refuses to copy, get the whole id. */}
      <span className={isWhole ? 'number' : 'visually-hidden'} ref={whole} id={wholeId}>
        {id}
      </span>
      <CopyButton compact text={id} describedBy={wholeId} source={whole} />
    </span>
  )
}
