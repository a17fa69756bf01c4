import css from './heart.css?inline'
import { HeartIcon } from './icons/heart.tsx'

export const heartStyles = css

export interface HeartProps {
  /** What a click does: "Add to favourites" or "Remove from favourites". */
  label: string
  /** The state confirmed by the gateway; there is no optimistic update (FAV-01). */
  pressed: boolean
  /** A request is pending: a spinner shows, clicks do nothing. */
  pending?: boolean
  onToggle: () => void
  /** Why a click does something else, as a tooltip. */
  hint?: string | undefined
  /** Id of the game's name: a list has many hearts of the same name. */
  describedBy?: string
}

/** @part heart - The button that makes a game a favourite. */
export function Heart({ label, pressed, pending, onToggle, hint, describedBy }: HeartProps) {
  return (
    <button
      type="button"
      className="heart"
      part="heart"
      aria-label={label}
      title={hint}
      aria-describedby={describedBy}
      aria-pressed={pressed}
      aria-busy={pending || undefined}
      onClick={() => pending || onToggle()}
    >
      <HeartIcon />
    </button>
  )
}
