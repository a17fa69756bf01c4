import type { Phase } from '@bnw/core/offers'
import type { Promotion } from '@bnw/core/promotions'
import type { ReactNode } from 'react'

/** What a promotion and a tournament have in common. */
export type Offer = Pick<
  Promotion,
  'ID' | 'Title' | 'Content' | 'Image' | 'Start_date' | 'End_date' | 'Facts'
>

type Words = Readonly<Record<Phase, () => string>>

/** What tells the two apart. */
export interface OfferKind<Item extends Offer> {
  /** The page with all of them, and the parameter of its query that names the one whose details are open. */
  route: 'promotions' | 'tournaments'
  query: string
  title: () => string
  groups: Words
  /** Said of a group that is empty. */
  none: Words
  /** Below the title of a card: what one reads first. */
  lead: (item: Item) => ReactNode
  /** The same above the details, where their text does not say it. */
  leadOfDetails: (item: Item) => ReactNode
  /** What a card says besides the gateway's facts. */
  facts?: (item: Item, phase: Phase) => Offer['Facts']
  /** Below the facts of a card; nothing on a strip. */
  more?: (item: Item, phase: Phase) => ReactNode
  /** At the end of the details. */
  details?: (item: Item, phase: Phase) => ReactNode
}
