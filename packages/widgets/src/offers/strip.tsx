import { range } from '@bnw/core/lib'
import { offerWords, PHASES } from '@bnw/core/offers'
import { useDeferredValue } from 'react'

import { useLink, useWords } from '../kit/index.ts'
import { Rail } from '../ui/rail.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { Card } from './card.tsx'
import type { Offer } from './offer.ts'
import { type OffersProps, useOffersState } from './offers.tsx'
import { LoadError } from '../ui/load-error.tsx'
import { useJoin } from './use-join.ts'
import { offerPath } from './use-shown.ts'

/** The maximum number of offers on a strip. */
const MAX_OFFERS = 6

/** How many a wide page shows: their pictures load with them, and the others render later, as in a rail of games. */
const FIRST_OFFERS = 3

/** Active and upcoming offers in one row, with a link to the page of all. Renders nothing without offers. */
export function Strip<Item extends Offer>({ kind, state, onRetry, onJoin }: OffersProps<Item>) {
  const words = useWords(offerWords)
  const link = useLink(offerPath(kind, ''))
  const join = useJoin(kind, onJoin)
  const phases = PHASES.filter(phase => phase !== 'ended')
  const offers = phases.flatMap(phase => state.value?.[phase].map(offer => ({ offer, phase })) ?? [])
  const isWhole = useDeferredValue(state.value !== undefined, false)
  useOffersState(state)

  if (state.value && offers.length === 0) return null
  const all = (
    <a {...link} aria-label={`${words.all()} ${kind.title()}`}>
      {words.all()}
    </a>
  )
  return (
    <div className="strip">
      <Rail
        title={kind.title()}
        action={all}
        previousLabel={words.previous()}
        nextLabel={words.next()}
        busy={!state.value && state.status !== 'failed'}
      >
        {state.status === 'failed' && !state.value ? (
          <LoadError error={state.error} onRetry={onRetry} />
        ) : state.value ? (
          offers
            .slice(0, isWhole ? MAX_OFFERS : FIRST_OFFERS)
            .map(({ offer, phase }, index) => (
              <LinkedCard
                key={offer.ID}
                {...{ kind, offer, phase }}
                eager={index < FIRST_OFFERS}
                onJoin={join}
              />
            ))
        ) : (
          // Other keys than the offers, whose cards would take over a place in the row and jump.
          range(FIRST_OFFERS).map(index => <Skeleton key={`waiting ${index}`} shape="block" />)
        )}
      </Rail>
    </div>
  )
}

function LinkedCard<Item extends Offer>(props: Omit<Parameters<typeof Card<Item>>[0], 'linkOf' | 'compact'>) {
  const link = useLink(offerPath(props.kind, props.offer.ID))
  return <Card {...props} compact linkOf={() => link} />
}
