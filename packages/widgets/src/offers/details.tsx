import { offerWords, type Phase } from '@bnw/core/offers'
import { useRef } from 'react'

import { useKeptFocus, useStyles, useWords } from '../kit/index.ts'
import { Button } from '../ui/button.tsx'
import { Dialog, dialogStyles } from '../ui/dialog.tsx'
import { Html, htmlStyles } from '../ui/html.tsx'
import { OfferPicture } from './card.tsx'
import css from './details.css?inline'
import { Facts } from './facts.tsx'
import type { Offer, OfferKind } from './offer.ts'
import { TimeLeft, useDay } from './timing.tsx'

const styles = [dialogStyles, htmlStyles, css]

interface DetailsProps<Item extends Offer> {
  kind: OfferKind<Item>
  offer: Item
  phase: Phase
  onJoin: (offer: Item) => void
  onClose: () => void
}

/** The details of one offer in a dialog. */
export function Details<Item extends Offer>({ kind, offer, phase, onJoin, onClose }: DetailsProps<Item>) {
  useStyles(styles)
  const words = useWords(offerWords)
  const day = useDay({ offer, phase })
  return (
    <Dialog
      open
      size="wide"
      isText
      title={offer.Title.trim() || words.details()}
      onClose={onClose}
      closeLabel={words.close()}
      footer={phase === 'active' && <Join onJoin={() => onJoin(offer)} />}
    >
      <div className="offer">
        <div className="banner">
          <OfferPicture kind={kind} offer={offer} />
        </div>
        {kind.leadOfDetails(offer)}
        <div className="times">
          <TimeLeft offer={offer} phase={phase} />
          {/* It may end while its details are open. */}
          <p className="day" role="status">
            {day}
          </p>
        </div>
        <Facts facts={offer.Facts} />
        <Html html={offer.Content} />
        {kind.details?.(offer, phase)}
      </div>
    </Dialog>
  )
}

function Join({ onJoin }: { onJoin: () => void }) {
  const words = useWords(offerWords)
  const place = useRef<HTMLSpanElement>(null)
  useKeptFocus(place)
  return (
    <span ref={place} className="join">
      <Button kind="primary" onClick={onJoin}>
        {words.join()}
      </Button>
    </span>
  )
}
