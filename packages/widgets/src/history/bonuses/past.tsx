import { type BonusEnd, type Bonuses, bonusWords } from '@bnw/core/history'
import { formatDay } from '@bnw/core/lib'

import { useWords } from '../../kit/index.ts'
import { CheckIcon } from '../../ui/icons/check.tsx'
import { ClockIcon } from '../../ui/icons/clock.tsx'
import { CloseIcon } from '../../ui/icons/close.tsx'
import { Time } from '../../ui/time.tsx'
import { Amount } from '../amount.tsx'

type PastBonus = Bonuses['past'][number]

const ICONS: Record<BonusEnd, typeof CheckIcon> = {
  used: CheckIcon,
  expired: ClockIcon,
  cancelled: CloseIcon
}

/** Bonuses that are used, expired or cancelled, with the reason. */
export function Past({ bonuses }: { bonuses: readonly PastBonus[] }) {
  return (
    <ul className="past" part="table">
      {bonuses.map(bonus => (
        <PastItem key={bonus.bonusID} bonus={bonus} />
      ))}
    </ul>
  )
}

function PastItem({ bonus: { name, amount, currency, state, reason, expires } }: { bonus: PastBonus }) {
  const words = useWords(bonusWords)
  const StateIcon = ICONS[state]
  return (
    <li part="row">
      <div>
        <h3>{name}</h3>
        {expires !== undefined && (
          <p className="hint">
            {words.ended()} <Time at={expires} format={formatDay} />
          </p>
        )}
        {reason && (
          <p className="reason">
            {words.reason()}: {reason}
          </p>
        )}
      </div>
      <span className="sum">
        <Amount value={amount} currency={currency} />
      </span>
      <span className={`end ${state}`}>
        <StateIcon />
        {words.ends[state]()}
      </span>
    </li>
  )
}
