import { type ComponentType, useEffect, useState } from 'react'

import { coverSeed } from './cover-seed.ts'
import css from './picture.css?inline'

export const pictureStyles = css

export interface PictureProps {
  /** Address that has been through `safeUrl`; without one the cover is drawn at once. */
  src?: string
  /** What the drawn cover is made from: type and id, `slot:1001`. */
  coverKey: string
  /** Empty if unset: the name stands beside the picture. */
  alt?: string
  /** Seen at once: loads before everything else. */
  eager?: boolean | undefined
  /** It is there, or it will never be. */
  onSettled?: (() => void) | undefined
}

type Cover = ComponentType<{ coverKey: string }>

/**
 * A flat ground in the ratio its frame gives, the picture faded in, a drawn cover where there is none.
 * The drawing loads when the first picture fails. Needs `pictureStyles`.
 */
export function Picture({ src, coverKey, alt = '', eager, onSettled }: PictureProps) {
  const [failed, setFailed] = useState('')
  const isMissing = !src || failed === src
  useEffect(() => {
    if (isMissing) onSettled?.()
  }, [isMissing, onSettled])
  const settle = (image: HTMLImageElement) => {
    image.classList.add('here')
    onSettled?.()
  }
  return (
    <span className="picture" part="picture" style={{ background: coverSeed(coverKey).ground }}>
      {isMissing ? (
        <LazyCover coverKey={coverKey} />
      ) : (
        <img
          key={src}
          ref={image => {
            // A picture in the browser's store may be there before React listens.
            if (image?.complete && image.naturalWidth) settle(image)
          }}
          src={src}
          alt={alt}
          // What the page is waited for is not faded in.
          className={eager ? 'here' : undefined}
          decoding="async"
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : undefined}
          referrerPolicy="no-referrer"
          onLoad={event => settle(event.currentTarget)}
          onError={() => setFailed(src)}
        />
      )}
    </span>
  )
}

function LazyCover({ coverKey }: { coverKey: string }) {
  const [Drawing, setDrawing] = useState<Cover>()
  return Drawing ? (
    <Drawing coverKey={coverKey} />
  ) : (
    <span
      ref={place => {
        // Without the drawing the flat ground stays, which is a cover as well.
        if (place) import('./cover.tsx').then(({ Cover }) => setDrawing(() => Cover)).catch(() => {})
      }}
    />
  )
}
