import { type ReactNode, useId } from 'react'

import css from './choice-cards.css?inline'
import { AlertIcon } from './icons/alert.tsx'

export const choiceCardsStyles = css

export interface ChoiceCard {
  id: string
  /** What stands on the card; its text is the choice's name. */
  content: ReactNode
}

export interface ChoiceCardsProps {
  /** Name of the choice as a whole. */
  label: string
  name: string
  cards: readonly ChoiceCard[]
  /** The id of a card; anything else chooses none. */
  value: string
  onValue: (id: string) => void
  /** What is wrong with the choice. */
  message?: string
  disabled?: boolean
}

/** One of a few things that need more than a word: methods, accounts. Arrows move as in every row of radio buttons. */
export function ChoiceCards({ label, name, cards, value, message, onValue, ...props }: ChoiceCardsProps) {
  const id = useId()
  return (
    <fieldset
      className="choice-cards"
      part="choice"
      role="radiogroup"
      aria-invalid={message ? true : undefined}
      disabled={props.disabled}
      aria-describedby={message ? id : undefined}
    >
      <legend>{label}</legend>
      <div className="cards">
        {cards.map(card => (
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
