import css from './heart.css?inline'
import { HeartIcon } from './icons/heart.tsx'

export const heartStyles = css

export interface HeartProps {
  /** What a press does: "Add to favourites" or "Remove from favourites". */
  label: string
  /** What the gateway has agreed to, never what is hoped for (FAV-01). */
  pressed: boolean
  /** The gateway has been asked: a ring turns, presses do nothing. */
  pending?: boolean
  onToggle: () => void
}

export function Heart({ label, pressed, pending, onToggle }: HeartProps) {
  return (
    <button
      type="button"
      className="heart"
      part="heart"
      aria-label={label}
      aria-pressed={pressed}
      aria-busy={pending || undefined}
      onClick={() => pending || onToggle()}
    >
      <HeartIcon />
    </button>
  )
}
