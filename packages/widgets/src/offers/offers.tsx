import { type Remote, range } from '@bnw/core/lib'
import { PHASES, type Phase, type Phases } from '@bnw/core/offers'
import { useDeferredValue, useState } from 'react'

import { useLoadedState, useWords } from '../kit/index.ts'
import { Empty } from '../ui/empty.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { Tabs } from '../ui/tabs.tsx'
import { Card } from './card.tsx'
import { Details } from './details.tsx'
import type { Offer, OfferKind } from './offer.ts'
import { LoadError } from '../ui/load-error.tsx'
import { useJoin } from './use-join.ts'
import { type Shown, useShown } from './use-shown.ts'

export interface OffersProps<Item extends Offer> {
  kind: OfferKind<Item>
  state: Remote<Phases<Item>>
  onRetry: () => void
  /** Joins the offer as a signed-in player; a visitor logs in first. */
  onJoin: (offer: Item) => void
}

/** All offers in their three groups, and the details of one over them (PROMO-01, TOUR-01). */
export function Offers<Item extends Offer>({
  shown: given,
  ...props
}: OffersProps<Item> & { shown: string }) {
  const { kind, state, onRetry } = props
  const details = useShown(kind, given)
  const join = useJoin(kind, props.onJoin)
  const opened = details.shown ? findOffer(state.value, details.shown) : undefined
  useOffersState(state)

  if (state.status === 'failed' && !state.value) return <LoadError error={state.error} onRetry={onRetry} />
  return (
    <section className="offers" aria-label={kind.title()} aria-busy={!state.value || undefined}>
      <Groups kind={kind} phases={state.value} opened={opened?.phase} linkOf={details.linkOf} onJoin={join} />
      {opened && (
        <Details
          kind={kind}
          offer={opened.offer}
          phase={opened.phase}
          onJoin={join}
          onClose={() => details.show('')}
        />
      )}
    </section>
  )
}

/** The number of cards rendered at once. The others follow in slices, so that the page stays responsive. */
const FIRST_RENDERED = 2

interface GroupsProps<Item extends Offer> extends Pick<Shown, 'linkOf'> {
  kind: OfferKind<Item>
  phases: Phases<Item> | undefined
  /** The group of the open offer. */
  opened: Phase | undefined
  onJoin: (offer: Item) => void
}

function Groups<Item extends Offer>({ kind, phases, opened, ...rest }: GroupsProps<Item>) {
  useWords(kind)
  const isComplete = useDeferredValue(Boolean(phases))
  const [chosen, setChosen] = useState<Phase>()
  const selected = chosen ?? opened ?? PHASES.find(phase => phases?.[phase].length) ?? 'active'
  const offers = phases?.[selected]
  const placeholders = !offers
    ? 2 * FIRST_RENDERED
    : isComplete
      ? 0
      : Math.min(offers.length - FIRST_RENDERED, 2 * FIRST_RENDERED)
  // About as wide before the numbers are known, so that no tab moves.
  const tabs = PHASES.map(phase => ({
    id: phase,
    label: `${kind.groups[phase]()} (${phases?.[phase].length ?? '–'})`
  }))
  return (
    <Tabs label={kind.title()} tabs={tabs} selected={selected} onSelect={setChosen}>
      <h2 className="visually-hidden">{kind.groups[selected]()}</h2>
      {offers?.length === 0 && <Empty drawing="ticket" message={kind.none[selected]()} />}
      <ul className="tickets">
        {offers?.slice(0, isComplete ? undefined : FIRST_RENDERED).map((offer, index) => (
          <li key={offer.ID}>
            <Card kind={kind} offer={offer} phase={selected} eager={index < FIRST_RENDERED} {...rest} />
          </li>
        ))}
        {range(placeholders).map(index => (
          // Keyed by its place in the list, so that none moves when offers take the first places.
          <li key={`place ${offers ? index + FIRST_RENDERED : index}`} className="coming">
            <Skeleton shape="block" />
          </li>
        ))}
      </ul>
    </Tabs>
  )
}

function findOffer<Item extends Offer>(phases: Phases<Item> | undefined, id: string) {
  for (const phase of PHASES) {
    const offer = phases?.[phase].find(({ ID }) => ID === id)
    if (offer) return { offer, phase }
  }
  return undefined
}

export function useOffersState<Item>(state: Remote<Phases<Item>>): void {
  useLoadedState([state], { isEmpty: !PHASES.some(phase => state.value?.[phase].length) })
}
