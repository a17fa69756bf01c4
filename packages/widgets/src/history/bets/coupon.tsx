import {
  type Coupon as CouponRow,
  type CouponOutcome,
  couponWords,
  outcomeOf,
  resultOf,
  returnOf
} from '@bnw/core/history'

import { useWords } from '../../kit/index.ts'
import { Fact } from '../../ui/fact.tsx'
import { CheckIcon } from '../../ui/icons/check.tsx'
import { ClockIcon } from '../../ui/icons/clock.tsx'
import { CloseIcon } from '../../ui/icons/close.tsx'
import { MinusIcon } from '../../ui/icons/minus.tsx'
import { WalletIcon } from '../../ui/icons/wallet.tsx'
import { Ticket, type TicketProps } from '../../ui/ticket.tsx'
import { Time } from '../../ui/time.tsx'
import { Amount } from '../amount.tsx'
import { Reference } from '../reference.tsx'
import { Bet } from './bet.tsx'
import { Odds } from './odds.tsx'

const LOOKS: Record<CouponOutcome, { Icon: typeof CheckIcon; tone?: NonNullable<TicketProps['tone']> }> = {
  open: { Icon: ClockIcon },
  won: { Icon: CheckIcon, tone: 'ok' },
  lost: { Icon: CloseIcon, tone: 'bad' },
  void: { Icon: MinusIcon },
  cashed: { Icon: WalletIcon, tone: 'ok' }
}

/** One coupon: stake, odds and win; it expands to its bets. */
export function Coupon({ coupon }: { coupon: CouponRow }) {
  const words = useWords(couponWords)
  const { bets, stake, odds } = coupon
  const outcome = outcomeOf(coupon)
  const look = outcome && LOOKS[outcome]
  const [only] = bets
  return (
    <Ticket
      title={bets.length > 1 ? words.multiple(bets.length) : (only?.event ?? words.coupon())}
      tone={look?.tone}
      stub={
        look && (
          <>
            <look.Icon /> {words.outcomes[outcome]()}
          </>
        )
      }
    >
      <Origin coupon={coupon} />
      <dl className="sums">
        <Fact label={words.stake()}>
          <Amount value={stake} />
        </Fact>
        <Fact label={words.odds()}>
          <Odds value={odds} />
        </Fact>
        <Fact label={outcome === 'open' ? words.possibleReturn() : words.return()}>
          <strong>
            <Amount value={returnOf(coupon)} />
          </strong>
        </Fact>
      </dl>
      {outcome === 'open' && <Progress coupon={coupon} />}
      {only && <Bets bets={bets} />}
    </Ticket>
  )
}

/** The date of the coupon, and its number to copy. */
function Origin({ coupon: { couponID, date } }: { coupon: CouponRow }) {
  const words = useWords(couponWords)
  return (
    <p className="origin">
      <Time at={date} />
      <span className="with-id">
        {words.number()} <Reference id={couponID} />
      </span>
    </p>
  )
}

function Bets({ bets }: Pick<CouponRow, 'bets'>) {
  const words = useWords(couponWords)
  return (
    <details>
      <summary>
        {words.bets()}
        <span className="number" aria-hidden="true">
          {bets.length}
        </span>
      </summary>
      <ul className="lines">
        {bets.map((bet, index) => (
          <Bet key={index} bet={bet} />
        ))}
      </ul>
    </details>
  )
}

/** How many bets of an open coupon are settled. */
function Progress({ coupon: { bets } }: { coupon: CouponRow }) {
  const words = useWords(couponWords)
  const settled = bets.map(resultOf).filter(result => result && result !== 'open').length
  if (settled === 0) return null
  return <p className="progress">{words.progress(settled, bets.length)}</p>
}
