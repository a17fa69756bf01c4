import type { HistoryKind } from '@bnw/core/history'

import { Skeleton } from '../ui/skeleton.tsx'

const COUNTS: Record<HistoryKind, number> = { bets: 3, games: 5, finance: 5, bonuses: 4, tickets: 6 }

/** The placeholders of a kind's list. Their height and columns are those of its content, set in styles.css. */
export function Placeholders({ kind }: { kind: HistoryKind }) {
  return (
    <div className={`placeholders ${kind}`}>
      <Skeleton shape={kind === 'finance' ? 'row' : 'card'} count={COUNTS[kind]} />
    </div>
  )
}
