import { type ComponentType, createContext, useContext, useEffect, useState } from 'react'

import { coverSeed } from './cover-seed.ts'
import css from './picture.css?inline'

export const pictureStyles = css

export interface PictureProps {
  /** An address checked by `safeUrl`; without one the cover renders at once. */
  src?: string
  /** Seed of the drawn cover: type and id, `slot:1001`. */
  coverKey: string
  /** Visible at once: loads with high priority. */
  eager?: boolean | undefined
  /** The picture has loaded, or will not load. */
  onSettled?: (() => void) | undefined
}

/** Whether pictures that have not begun to load wait, since they pass by too fast to look at. */
export const PicturesWait = createContext(false)

type Cover = ComponentType<{ coverKey: string }>

/**
 * A picture that fades in over a plain ground, with a drawn cover if there is none. The drawing's code loads when the
 * first picture fails. Needs `pictureStyles`.
 *
 * @part picture - A picture, with its ground.
 */
export function Picture({ src, coverKey, ...more }: PictureProps) {
  const { onSettled } = more
  const [failed, setFailed] = useState('')
  const isMissing = !src || failed === src
  useEffect(() => {
    if (isMissing) onSettled?.()
  }, [isMissing, onSettled])
  return (
    <span className="picture" part="picture" style={{ background: coverSeed(coverKey).ground }}>
      {isMissing ? (
        <LazyCover coverKey={coverKey} />
      ) : (
        <Loading key={src} {...more} src={src} onFailed={setFailed} />
      )}
    </span>
  )
}

interface LoadingProps extends Omit<PictureProps, 'coverKey'> {
  src: string
  onFailed: (src: string) => void
}

function Loading({ src, eager, onSettled, onFailed }: LoadingProps) {
  const mayWait = useContext(PicturesWait) && !eager
  const [hasBegun, setHasBegun] = useState(!mayWait)
  if (!mayWait && !hasBegun) setHasBegun(true)
  const settle = (image: HTMLImageElement) => {
    image.classList.add('here')
    onSettled?.()
  }
  if (!hasBegun) return null
  return (
    <img
      ref={image => {
        // A cached picture may have loaded before React listens.
        if (image?.complete && image.naturalWidth) settle(image)
      }}
      src={src}
      // The name is beside it.
      alt=""
      // The picture that the page waits for does not fade in.
      className={eager ? 'here' : undefined}
      decoding="async"
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      referrerPolicy="no-referrer"
      onLoad={event => settle(event.currentTarget)}
      onError={() => onFailed(src)}
    />
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
