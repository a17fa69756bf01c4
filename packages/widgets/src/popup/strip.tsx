import { environment } from '@bnw/core'
import { safeUrl } from '@bnw/core/lib'
import { closePopup, type Popup, popupWords } from '@bnw/core/popup'
import { type KeyboardEvent } from 'react'

import { useHost, useOutsideLink, useWords } from '../kit/index.ts'
import { ButtonLink, IconButton } from '../ui/button.tsx'
import { Html } from '../ui/html.tsx'
import { CloseIcon } from '../ui/icons/close.tsx'
import { Picture } from '../ui/picture.tsx'
import { useId } from '../ui/use-id.ts'

/** A strip in the flow of the page: it takes no focus and covers nothing, so it is no dialog. */
export function Strip({ popup: { ID, Title, Text, Image, Link } }: { popup: Popup }) {
  const words = useWords(popupWords)
  const heading = useId()
  const link = useOutsideLink(Link)
  const picture = safeUrl(Image, 'image', environment().configuration.gateway)
  const host = useHost()
  const close = () => {
    closePopup(ID)
    // Its button is gone: those who read with a screen reader stay at its place.
    host.tabIndex = -1
    host.focus({ preventScroll: true })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close()
  }
  return (
    <section className="popup" part="popup" aria-labelledby={heading} onKeyDown={onKeyDown}>
      {picture && (
        <span className="art">
          <Picture src={picture} coverKey={`popup:${ID}`} />
        </span>
      )}
      <div className="text">
        <h2 id={heading}>{Title}</h2>
        <Html html={Text} />
      </div>
      {link && (
        <ButtonLink
          {...link}
          size="small"
          onClick={event => {
            close()
            if ('onClick' in link) link.onClick(event)
          }}
        >
          {words.details()}
        </ButtonLink>
      )}
      <IconButton label={words.close()} icon={<CloseIcon />} onClick={close} />
    </section>
  )
}
