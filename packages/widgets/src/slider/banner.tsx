import { environment } from '@bnw/core'
import { safeUrl } from '@bnw/core/lib'
import { type Slide, sliderWords } from '@bnw/core/slider'
import { useState } from 'react'

import { useOutsideLink, useWords } from '../kit/index.ts'
import { Picture } from '../ui/picture.tsx'

interface BannerProps {
  slide: Slide
  /** The first banner: its picture loads with high priority. */
  eager: boolean
  /** Loads its picture, which then stays. */
  isNear: boolean
  onSettled: () => void
}

/** A flat ground with the text beside its picture: text never overlays a picture. */
export function Banner({ slide, eager, isNear, onSettled }: BannerProps) {
  const { Title, Text, Image, Link } = slide
  const words = useWords(sliderWords)
  const title = Title.trim()
  const link = useOutsideLink(Link)
  const [hasPicture, setHasPicture] = useState(isNear)
  if (isNear && !hasPicture) setHasPicture(true)
  const picture = safeUrl(Image, 'image', environment().configuration.gateway)
  return (
    <>
      <div className="caption">
        {title && <h2>{link ? <a {...link}>{title}</a> : title}</h2>}
        {Text && <p>{Text}</p>}
        {link && title && (
          <span className="button" aria-hidden="true">
            {words.details()}
          </span>
        )}
        {link && !title && (
          <a className="button" {...link}>
            {words.details()}
          </a>
        )}
      </div>
      <span className="banner" part="banner">
        {hasPicture && (
          <Picture src={picture} coverKey={coverKeyOf(slide)} eager={eager} onSettled={onSettled} />
        )}
      </span>
    </>
  )
}

/** Seed of the banner's drawn cover and of its ground. */
export function coverKeyOf({ ID }: Slide): string {
  return `slider:${ID}`
}
