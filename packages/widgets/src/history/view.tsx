import { startBalance } from '@bnw/core/balance'
import { type HistoryKind, historyPath, historyWords } from '@bnw/core/history'
import { type ComponentType, useEffect } from 'react'

import { lazily, type PropsOf, useAccess, useElementState, useStyles, useWords } from '../kit/index.ts'
import { buttonStyles } from '../ui/button.tsx'
import { Skeleton, skeletonStyles } from '../ui/skeleton.tsx'
import { SignedOutCard, signedOutCardStyles } from '../ui/signed-out-card.tsx'
import type { history } from './element.ts'
import { Placeholders } from './placeholders.tsx'
import css from './styles.css?inline'
import { type ChosenFilters, useFilters } from './use-filters.ts'

const styles = [buttonStyles, skeletonStyles, signedOutCardStyles, css]

/** The props of each kind's view, which reports the element's state and reloads on `refresh()`. */
export type HistoryProps = ChosenFilters

function Waiting({ kind }: { kind: HistoryKind }) {
  return (
    <div className="waiting" aria-busy="true">
      <Skeleton shape="block" height={44} />
      <Placeholders kind={kind} />
    </div>
  )
}

/** Each kind is a chunk of its own. */
const KINDS: Record<HistoryKind, ComponentType<HistoryProps>> = {
  bets: lazily(async () => (await import('./bets/view.tsx')).Bets, <Waiting kind="bets" />),
  games: lazily(async () => (await import('./games/view.tsx')).Games, <Waiting kind="games" />),
  finance: lazily(async () => (await import('./finance/view.tsx')).Finance, <Waiting kind="finance" />),
  bonuses: lazily(async () => (await import('./bonuses/view.tsx')).BonusHistory, <Waiting kind="bonuses" />),
  tickets: lazily(async () => (await import('./tickets/view.tsx')).Tickets, <Waiting kind="tickets" />)
}

/** The history of the chosen kind, for a signed-in player. */
export function History({ kind, preset, state }: PropsOf<typeof history>) {
  useStyles(styles)
  const words = useWords(historyWords)
  const access = useAccess()
  const chosen = useFilters(kind, { preset, state })
  // The balance store knows whether amounts are hidden.
  useEffect(startBalance, [])

  if (access === 'loading') return <Starting kind={kind} />
  if (access === 'signed-out') return <SignedOut path={historyPath(kind, chosen.filters)} />
  const Kind = KINDS[kind]
  return (
    <section className="history" aria-label={words.titles[kind]()}>
      <Kind key={kind} {...chosen} />
    </section>
  )
}

function Starting({ kind }: { kind: HistoryKind }) {
  useElementState('loading')
  return <Waiting kind={kind} />
}

function SignedOut({ path }: { path: string }) {
  useElementState('signed-out')
  return <SignedOutCard words={historyWords} returnUrl={path} />
}
