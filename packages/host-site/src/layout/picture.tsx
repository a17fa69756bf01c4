import { safeUrl } from '@bnw/core/lib'
import { useState } from 'react'

interface PictureProps {
  /** As the gateway or a file of the site names it. */
  address: string
  /** The origin of paths: the gateway's, in the files under /datas/ the site's. */
  origin: string
  width: number
  height: number
}

/** A picture beside its text; nothing if there is none or it does not load. */
export function Picture({ address, origin, ...size }: PictureProps) {
  const [failed, setFailed] = useState('')
  const src = safeUrl(address, 'image', origin)
  if (!src || failed === src) return null
  return (
    <img
      {...size}
      src={src}
      alt=""
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      onError={() => setFailed(src)}
    />
  )
}
