import { pathTo } from '@bnw/core/routes'
import {
  $tournaments,
  loadTournaments,
  startTournaments,
  type Tournament,
  tournamentWords,
  watchTournaments
} from '@bnw/core/tournaments'

import { type PropsOf, useLanguage, useNavigation, useStyles, useWords } from '../kit/index.ts'
import type { OfferKind } from '../offers/offer.ts'
import { Offers } from '../offers/offers.tsx'
import { Strip } from '../offers/strip.tsx'
import { offerStyles } from '../offers/styles.ts'
import { useOffers } from '../offers/use-offers.ts'
import type { tournaments } from './element.ts'
import { Leaders, Winners, writePrize } from './leaders.tsx'
import css from './styles.css?inline'

const styles = [...offerStyles, css]

const source = {
  $offers: $tournaments,
  load: loadTournaments,
  watch: watchTournaments,
  start: startTournaments
}

const kind: OfferKind<Tournament> = {
  route: 'tournaments',
  query: 'tournament',
  ...tournamentWords,
  lead: prizeOf,
  leadOfDetails: prizeOf,
  facts: ({ Leaders: [first] }, phase) =>
    phase === 'active' && first ? [{ Label: tournamentWords.leader(), Value: first.Player }] : [],
  more: ({ Leaders: leaders }, phase) => phase === 'ended' && <Winners leaders={leaders} />,
  details: ({ Leaders: leaders }, phase) => <Leaders leaders={leaders} isEnded={phase === 'ended'} />
}

export function Tournaments({ compact, tournament }: PropsOf<typeof tournaments>) {
  useStyles(styles)
  useWords(tournamentWords)
  const { navigate } = useNavigation()
  const state = useOffers(source, compact)
  const retry = () => void source.load()
  const join = () => navigate(pathTo('slot'))

  if (compact) return <Strip kind={kind} state={state} onRetry={retry} onJoin={join} />
  return <Offers kind={kind} state={state} onRetry={retry} onJoin={join} shown={tournament} />
}

/** Of a tournament whose prize is missing or 0, nothing. */
function prizeOf({ Prize }: Tournament) {
  if (Number(Prize) === 0) return null
  return <PrizeLine prize={Prize} />
}

function PrizeLine({ prize }: { prize: string }) {
  const language = useLanguage()
  return (
    <p className="prize number">
      <span className="visually-hidden">{tournamentWords.prize()}: </span>
      {writePrize(prize, language)}
    </p>
  )
}
