import { environment } from '@bnw/core'
import { type Slide } from '@bnw/core/slider'
import { safeUrl } from '@bnw/core/lib'
import { sliderWords } from '@bnw/core/slider'

import { useOutsideLink, useWords } from '../kit/index.ts'
import { Picture } from '../ui/picture.tsx'

interface BannerProps {
  slide: Slide
  /** The first banner: its picture loads with high priority. */
  eager: boolean
  /** Renders no picture yet. */
  isLater: boolean
  onSettled: () => void
}

/** A picture with its text below: text never overlays a picture. */
export function Banner({ slide, eager, isLater, onSettled }: BannerProps) {
  const { ID, Title, Text, Image, Link } = slide
  const words = useWords(sliderWords)
  const link = useOutsideLink(Link)
  const picture = safeUrl(Image, 'image', environment().configuration.gateway)
  return (
    <>
      <span className="banner" part="banner">
        {!isLater && <Picture src={picture} coverKey={`slider:${ID}`} eager={eager} onSettled={onSettled} />}
      </span>
      <div className="caption">
        <div className="text">
          <h2>{link ? <a {...link}>{Title}</a> : Title}</h2>
          {Text && <p>{Text}</p>}
        </div>
        {link && (
          <span className="button secondary small" aria-hidden="true">
            {words.details()}
          </span>
        )}
      </div>
    </>
  )
}
