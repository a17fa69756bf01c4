import {
  bonusWords,
  historyWords,
  TICKET_MINIMUM,
  type Transaction,
  transactionList
} from '@bnw/core/history'
import { formatDay, formatMoney } from '@bnw/core/lib'
import { pathTo } from '@bnw/core/routes'

import { useLanguage, useLink, useStyles, useWords } from '../../kit/index.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Ticket, ticketStyles } from '../../ui/ticket.tsx'
import { Amount } from '../amount.tsx'
import { CountAndFile } from '../csv-button.tsx'
import { Listing } from '../listing.tsx'
import { useList } from '../use-list.ts'
import type { HistoryProps } from '../view.tsx'
import css from './styles.css?inline'

const styles = [ticketStyles, css]

/** The player's tickets of the new-year lottery, which has ended. */
export function Tickets({ filters }: HistoryProps) {
  useStyles(styles)
  const words = useWords(historyWords)
  const language = useLanguage()
  const list = useList(() => transactionList('tickets', filters))
  const promotions = useLink(pathTo('promotions'))
  return (
    <>
      <header className="lottery">
        <h2>{words.lotteryOver()}</h2>
        <p className="hint">{words.lotteryRule(formatMoney(TICKET_MINIMUM, language))}</p>
        <CountAndFile kind="tickets" filters={filters} list={list} countOf={words.ticketCount} />
      </header>
      <Listing
        kind="tickets"
        list={list}
        drawing="ticket"
        action={<ButtonLink {...promotions}>{bonusWords.promotions()}</ButtonLink>}
      >
        {items => (
          <ul className="stubs">
            {items.map(ticket => (
              <li key={ticket.id} data-item tabIndex={-1}>
                <Stub ticket={ticket} />
              </li>
            ))}
          </ul>
        )}
      </Listing>
    </>
  )
}

function Stub({ ticket: { id, amount, date } }: { ticket: Transaction }) {
  const words = useWords(historyWords)
  const language = useLanguage()
  return (
    <Ticket
      title={
        <>
          <span className="of">{words.ticket()}</span>
          {/* Visually in groups of four; one word for screen readers and the clipboard. */}
          <span className="digits number">
            {id.match(/.{1,4}/g)?.map((four, index) => (
              <i key={index}>{four}</i>
            ))}
          </span>
        </>
      }
      stub={date && formatDay(date, language)}
    >
      <p className="deposited">
        {words.lottery()}
        <span>
          {words.ticketAmount()} <Amount value={amount} />
        </span>
      </p>
    </Ticket>
  )
}
