import { sql } from 'drizzle-orm'

import { rowsOf, type Database } from '../db/database.ts'
import { trialBalance } from '../ledger/checks.ts'
import { APPROVED, CANCELLED, CREDIT, DEBIT, NEW } from '../ledger/ledger.ts'

/** The expected result of `findHalfDone()`. */
export const NOTHING_HALF_DONE = {
  balance: { total: 0n, unbalanced: [], differing: [] },
  unanswered: 0,
  repeated: 0,
  undecided: 0,
  unclaimed: 0,
  unplayed: 0,
  unsettled: 0
}

const COUNTS = sql`with moved as (
    select coalesce(sum(amount) filter (where type = ${DEBIT}), 0) as staked,
      coalesce(sum(amount) filter (where type = ${CREDIT}), 0) as returned
    from transactions where category in (3, 4, 5, 7)
  ), played as (
    select coalesce(sum(stake), 0) as staked, coalesce(sum(returned), 0) as returned from game_rounds
  )
  select
    (select count(*) from requests where answer is null)::integer as unanswered,
    (select count(*) from (
      select from transactions where request_id is not null group by player_id, request_id having count(*) > 1
    ) as twice)::integer as repeated,
    (select count(*) from transactions left join decisions on decisions.transaction_id = transactions.id
      where request_id is not null and category in (1, 2) and (
        decisions.transaction_id is null
        or (decided_at is null) <> (status = ${NEW})
        or decided_at is not null and (outcome = 'approve') <> (status = ${APPROVED})
        or (select count(*) from entries where entries.transaction_id = transactions.id)
          <> case type when ${CREDIT} then case status when ${APPROVED} then 2 else 0 end
            else case status when ${CANCELLED} then 4 else 2 end end
      ))::integer as undecided,
    (select abs((select count(*) from bonuses where state <> 'available')
      - (select count(*) from transactions where category = 6)))::integer as unclaimed,
    (select count(*) from moved, played
      where (moved.staked, moved.returned) <> (played.staked, played.returned))::integer as unplayed,
    (select count(*) from coupons left join game_rounds
      on game_rounds.id = round_id and game_rounds.player_id = coupons.player_id
      where game_rounds.id is null or coupons.win <> returned
        or (state = 'open') <> (outcome ->> 'isOpen')::boolean)::integer as unsettled`

/**
 * Counts what only a part of a call can leave: requests without their answer or with several transactions, transfers without
 * a decision or with another state than theirs, claimed bonuses without their money, rounds whose stakes or returns are not
 * those of the ledger, coupons without their round.
 */
export async function findHalfDone(database: Database) {
  const [counts] = await rowsOf<Record<string, number>>(database, COUNTS)
  return { balance: await trialBalance(database), ...counts }
}
