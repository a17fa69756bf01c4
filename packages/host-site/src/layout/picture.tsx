import { safeUrl } from '@bnw/core/lib'
import { type ReactNode, useState } from 'react'

interface PictureProps {
  /** As the gateway or a file of the site names it. */
  address: string
  /** The origin of paths: the gateway's, in the files under /datas/ the site's. */
  origin: string
  width: number
  height: number
  /** Rendered in its place if there is none or it does not load; nothing if unset. */
  missing?: ReactNode
}

/** A picture beside its text. It is small, and loads with its text also far from the viewport. */
export function Picture({ address, origin, missing, ...size }: PictureProps) {
  const [failed, setFailed] = useState('')
  const src = safeUrl(address, 'image', origin)
  if (!src || failed === src) return missing
  return (
    <img
      {...size}
      src={src}
      alt=""
      decoding="async"
      referrerPolicy="no-referrer"
      onError={() => setFailed(src)}
    />
  )
}
