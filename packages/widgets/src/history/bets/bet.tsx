import { type Bet as BetRow, type BetResult, couponWords, resultOf } from '@bnw/core/history'

import { useWords } from '../../kit/index.ts'
import { CheckIcon } from '../../ui/icons/check.tsx'
import { ClockIcon } from '../../ui/icons/clock.tsx'
import { CloseIcon } from '../../ui/icons/close.tsx'
import { MinusIcon } from '../../ui/icons/minus.tsx'
import { Time } from '../../ui/time.tsx'
import { Odds } from './odds.tsx'

const ICONS: Record<BetResult, typeof CheckIcon> = {
  open: ClockIcon,
  won: CheckIcon,
  lost: CloseIcon,
  void: MinusIcon
}

/** One bet of a coupon: event, selection and result. */
export function Bet({ bet }: { bet: BetRow }) {
  const { event, market, selection, odds, start } = bet
  const result = resultOf(bet)
  return (
    <li className="line">
      <div>
        <h4>{event}</h4>
        <p>
          {market}
          {market && selection && ': '}
          <b>{selection}</b>
        </p>
        <Time at={start} />
      </div>
      <Odds value={odds} />
      {result && <Result result={result} />}
    </li>
  )
}

/** An icon and a word, so that colour is not the only sign. */
function Result({ result }: { result: BetResult }) {
  const words = useWords(couponWords)
  const ResultIcon = ICONS[result]
  return (
    <span className={`result ${result}`}>
      <ResultIcon />
      {words.results[result]()}
    </span>
  )
}
