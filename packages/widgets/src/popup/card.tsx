import { environment } from '@bnw/core'
import { type Popup } from '@bnw/core/popup'
import { safeUrl } from '@bnw/core/lib'
import { closePopup, popupWords } from '@bnw/core/popup'
import { type KeyboardEvent, useId, useLayoutEffect, useRef } from 'react'

import { showBelow, useOutsideLink, useWords } from '../kit/index.ts'
import { ButtonLink, IconButton } from '../ui/button.tsx'
import { Html } from '../ui/html.tsx'
import { CloseIcon } from '../ui/icons/close.tsx'
import { Picture } from '../ui/picture.tsx'

/**
 * A card above the page that is not modal: it takes no focus, and the page stays usable. Toasts cover it.
 */
export function Card({ popup: { ID, Title, Text, Image, Link } }: { popup: Popup }) {
  const words = useWords(popupWords)
  const card = useRef<HTMLDivElement>(null)
  const heading = useId()
  const link = useOutsideLink(Link)
  const picture = safeUrl(Image, 'image', environment().configuration.gateway)
  const close = () => closePopup(ID)
  useLayoutEffect(() => showBelow(card.current!), [])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close()
  }
  return (
    <div
      ref={card}
      popover="manual"
      className="popup"
      part="popup"
      role="dialog"
      aria-labelledby={heading}
      onKeyDown={onKeyDown}
    >
      <header>
        <h2 id={heading}>{Title}</h2>
        <IconButton label={words.close()} icon={<CloseIcon />} onClick={close} />
      </header>
      {picture && (
        <span className="art">
          <Picture src={picture} coverKey={`popup:${ID}`} />
        </span>
      )}
      <div className="text">
        <Html html={Text} />
        {link && (
          <ButtonLink
            {...link}
            onClick={event => {
              close()
              if ('onClick' in link) link.onClick(event)
            }}
          >
            {words.details()}
          </ButtonLink>
        )}
      </div>
    </div>
  )
}
