import { initials } from '@bnw/core/lib'
import { useState } from 'react'

export interface BankMarkProps {
  name: string
  /** Address that has been through `safeUrl`. */
  logo?: string
}

/** A bank's picture, or two letters of its name where there is none; the name stands beside it. Needs `bankStyles`. */
export function BankMark({ name, logo }: BankMarkProps) {
  const [failed, setFailed] = useState('')
  return (
    <span className="bank-mark" aria-hidden="true">
      {logo && failed !== logo ? (
        <img
          src={logo}
          alt=""
          decoding="async"
          loading="lazy"
          referrerPolicy="no-referrer"
          onError={() => setFailed(logo)}
        />
      ) : (
        initials(name)
      )}
    </span>
  )
}
