import type { Phase } from '@bnw/core/offers'
import type { Promotion } from '@bnw/core/promotions'
import type { ReactNode } from 'react'

/** What promotions and tournaments have in common; these parts serve both elements. */
export type Offer = Pick<
  Promotion,
  'ID' | 'Title' | 'Content' | 'Image' | 'Start_date' | 'End_date' | 'Facts'
>

type Words = Readonly<Record<Phase, () => string>>

/** The differences between promotions and tournaments. */
export interface OfferKind<Item extends Offer> {
  /** The page of all offers, and its query parameter with the id of the open one. */
  route: 'promotions' | 'tournaments'
  query: string
  title: () => string
  groups: Words
  /** The message of an empty group. */
  none: Words
  /** The text below a card's title. */
  lead: (item: Item) => ReactNode
  /** The same above the details, unless their text has it. */
  leadOfDetails: (item: Item) => ReactNode
  /** The facts of a card besides the gateway's. */
  facts?: (item: Item, phase: Phase) => Offer['Facts']
  /** Rendered below a card's facts; not on a strip. */
  more?: (item: Item, phase: Phase) => ReactNode
  /** Rendered at the end of the details. */
  details?: (item: Item, phase: Phase) => ReactNode
}
