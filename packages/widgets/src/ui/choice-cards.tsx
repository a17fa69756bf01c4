import { type ReactNode } from 'react'

import css from './choice-cards.css?inline'
import { AlertIcon } from './icons/alert.tsx'
import { Skeleton } from './skeleton.tsx'
import { useId } from './use-id.ts'

export const choiceCardsStyles = css

export interface ChoiceCard {
  id: string
  /** Content of the card; its text is the option's name. */
  content: ReactNode
}

export interface ChoiceCardsProps {
  /** Name of the group. */
  label: string
  name: string
  /** Undefined while they load. */
  cards: readonly ChoiceCard[] | undefined
  /** The id of the selected card; any other text selects none. */
  value: string
  onValue: (id: string) => void
  /** The error message. */
  message?: string
}

/**
 * Radio buttons as cards, for options with more than a label: methods, accounts. One of them is required.
 *
 * @part choice - One card of a choice.
 * @part note - The hint or the error below a field.
 */
export function ChoiceCards({ label, name, cards, value, message, onValue }: ChoiceCardsProps) {
  const id = useId()
  return (
    <fieldset
      className="choice-cards"
      part="choice"
      // Without a card to choose, the group itself is the field that gets the focus (VALID-04).
      {...(!cards?.length && { name, tabIndex: -1 })}
      role="radiogroup"
      aria-required
      aria-busy={!cards || undefined}
      aria-invalid={message ? true : undefined}
      aria-describedby={message ? id : undefined}
    >
      <legend>{label}</legend>
      <div className="cards">
        {/* Of three lines each, as those of accounts. */}
        {!cards && <Skeleton shape="block" height={90} count={2} />}
        {cards?.map(card => (
          <label key={card.id} className="choice-card">
            <input
              type="radio"
              name={name}
              value={card.id}
              checked={card.id === value}
              onChange={() => onValue(card.id)}
            />
            <span className="on-card">{card.content}</span>
          </label>
        ))}
      </div>
      <p className={message ? 'note bad' : 'note'} id={id} part="note">
        {message && <AlertIcon />}
        {message}
      </p>
    </fieldset>
  )
}
