import { initials } from '@bnw/core/lib'
import { useState } from 'react'

export interface BankMarkProps {
  name: string
  /** A URL checked by `safeUrl`. */
  logo?: string
}

/** A bank's logo, or the initials of its name. Hidden from screen readers: the name is beside it. Needs `bankStyles`. */
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
