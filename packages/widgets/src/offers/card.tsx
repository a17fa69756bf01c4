import { environment } from '@bnw/core'
import { safeUrl } from '@bnw/core/lib'
import { offerWords, type Phase } from '@bnw/core/offers'

import { useWords } from '../kit/index.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Picture } from '../ui/picture.tsx'
import { Ticket } from '../ui/ticket.tsx'
import { Facts } from './facts.tsx'
import type { Offer, OfferKind } from './offer.ts'
import { TimeLeft, useDay } from './timing.tsx'
import type { Shown } from './use-shown.ts'

export interface CardProps<Item extends Offer> extends Pick<Shown, 'linkOf'> {
  kind: OfferKind<Item>
  offer: Item
  phase: Phase
  /** A short card for a strip: picture, title and time. */
  compact?: boolean
  /** Visible at first, so its picture is loaded eagerly. */
  eager?: boolean
  onJoin: (offer: Item) => void
}

/** An offer as a ticket. An ended one is muted and has no button; its title still opens the details. */
export function Card<Item extends Offer>(props: CardProps<Item>) {
  const { kind, offer, phase, compact, eager, linkOf, onJoin } = props
  const words = useWords(offerWords)
  const day = useDay({ offer, phase })
  const link = linkOf(offer.ID)
  return (
    <Ticket
      title={<a {...link}>{offer.Title.trim() || words.details()}</a>}
      stub={day}
      muted={phase === 'ended'}
      picture={<OfferPicture kind={kind} offer={offer} eager={eager} />}
      action={phase !== 'ended' && !compact && <Actions {...{ offer, phase, onJoin, link }} />}
    >
      {kind.lead(offer)}
      {!compact && <Facts facts={[...offer.Facts, ...(kind.facts?.(offer, phase) ?? [])]} />}
      {!compact && kind.more?.(offer, phase)}
      <TimeLeft offer={offer} phase={phase} />
    </Ticket>
  )
}

/** The picture of an offer, or a drawn cover. */
export function OfferPicture({
  kind,
  offer,
  eager
}: {
  kind: { query: string }
  offer: Offer
  eager?: boolean | undefined
}) {
  const picture = safeUrl(offer.Image, 'image', environment().configuration.gateway)
  return <Picture src={picture} coverKey={`${kind.query}:${offer.ID}`} eager={eager} />
}

interface ActionsProps<Item> {
  offer: Item
  phase: Phase
  onJoin: (offer: Item) => void
  link: ReturnType<Shown['linkOf']>
}

function Actions<Item extends Offer>({ offer, phase, onJoin, link }: ActionsProps<Item>) {
  const words = useWords(offerWords)
  const title = offer.Title.trim()
  return (
    <span className="ways">
      {phase === 'active' && (
        <Button size="small" aria-label={title && words.joinIn(title)} onClick={() => onJoin(offer)}>
          {words.join()}
        </Button>
      )}
      <ButtonLink
        kind={phase === 'active' ? 'text' : 'secondary'}
        size="small"
        aria-label={title && words.detailsOf(title)}
        {...link}
      >
        {words.details()}
      </ButtonLink>
    </span>
  )
}
