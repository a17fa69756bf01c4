import { type ComponentType, useEffect, useState } from 'react'

import { coverSeed } from './cover-seed.ts'
import css from './picture.css?inline'

export const pictureStyles = css

export interface PictureProps {
  /** An address checked by `safeUrl`; without one the cover renders at once. */
  src?: string
  /** Seed of the drawn cover: type and id, `slot:1001`. */
  coverKey: string
  /** Empty if unset, for a picture beside its name. */
  alt?: string
  /** Visible at once: loads with high priority. */
  eager?: boolean | undefined
  /** The picture has loaded, or will not load. */
  onSettled?: (() => void) | undefined
}

type Cover = ComponentType<{ coverKey: string }>

/**
 * A picture that fades in over a plain ground, with a drawn cover if there is none. The drawing's code loads when the
 * first picture fails. Needs `pictureStyles`.
 *
 * @part picture - A picture, with its ground.
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
            // A cached picture may have loaded before React listens.
            if (image?.complete && image.naturalWidth) settle(image)
          }}
          src={src}
          alt={alt}
          // The picture that the page waits for does not fade in.
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
        // If the drawing does not load, the plain ground stays.
        if (place) import('./cover.tsx').then(({ Cover }) => setDrawing(() => Cover)).catch(() => {})
      }}
    />
  )
}
