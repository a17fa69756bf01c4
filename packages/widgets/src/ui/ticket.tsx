import type { ReactNode } from 'react'

import css from './ticket.css?inline'

export const ticketStyles = css

export interface TicketProps {
  title: ReactNode
  /** A short date or status: at the side, below the content on phones. A dash where there is none. */
  stub: ReactNode
  /** `money` for winnings, `ok` and `bad` for a status; plain if unset. */
  tone?: 'money' | 'ok' | 'bad'
  /** For something that has ended. */
  muted?: boolean
  /** Above the content, in a container of up to 599 px. */
  picture?: ReactNode
  children?: ReactNode
  /** Below the content: one button or link. */
  action?: ReactNode
}

/**
 * A promotion, tournament, coupon or lottery ticket: content, perforation, stub.
 *
 * @part ticket - One promotion, tournament, coupon or lottery ticket.
 * @part ticket-stub - The right part of a ticket, with its action.
 */
export function Ticket({ title, stub, tone, muted, picture, children, action }: TicketProps) {
  return (
    <article className={classOf({ tone, muted, picture })} part="ticket">
      {picture && <div className="art">{picture}</div>}
      <div className="slip">
        <h3>{title}</h3>
        {children}
        {action && <div className="action">{action}</div>}
      </div>
      <div className="stub" part="ticket-stub">
        <span>{stub || '–'}</span>
      </div>
    </article>
  )
}

function classOf({ tone, muted, picture }: Pick<TicketProps, 'tone' | 'muted' | 'picture'>): string {
  return `ticket ${tone ?? ''} ${muted ? 'muted' : ''} ${picture ? 'pictured' : ''}`
}
