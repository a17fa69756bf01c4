import { environment, safeUrl, type Slide, sliderWords } from '@bnw/core'

import { useOutsideLink, useWords } from '../kit/index.ts'
import { Picture } from '../ui/picture.tsx'

interface BannerProps {
  slide: Slide
  /** The first: the page is waited for until it is there. */
  eager: boolean
}

/** Picture, and below it what it is about: words never stand on a picture. */
export function Banner({ slide: { ID, Title, Text, Image, Link }, eager }: BannerProps) {
  const words = useWords(sliderWords)
  const link = useOutsideLink(Link)
  const picture = safeUrl(Image, 'image', environment().configuration.gateway)
  return (
    <>
      <span className="banner" part="banner">
        <Picture src={picture} coverKey={`slider:${ID}`} eager={eager} />
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
