import { environment } from '@bnw/core'
import { type Slide } from '@bnw/core/slider'
import { safeUrl } from '@bnw/core/lib'
import { sliderWords } from '@bnw/core/slider'

import { useOutsideLink, useWords } from '../kit/index.ts'
import { Picture } from '../ui/picture.tsx'

interface BannerProps {
  slide: Slide
  /** The first: the page is waited for until it is there. */
  eager: boolean
  /** Leaves the picture's place empty for now. */
  isLater: boolean
  onSettled: () => void
}

/** Picture, and below it what it is about: words never stand on a picture. */
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
        <div className="said">
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
