import { initials } from '@bnw/core/lib'
import { sessionWords } from '@bnw/core/session'

import css from './avatar.css?inline'

export const avatarStyles = css

export interface AvatarProps {
  name: string
  /** Diameter in px: 36 if unset. */
  size?: 36 | 56
}

/**
 * A player's initials, R and B without a name (LOGIN-05). Decorative: the name is rendered beside it.
 *
 * @part avatar - The player's initials.
 */
export function Avatar({ name, size = 36 }: AvatarProps) {
  return (
    <span className={`avatar of-${size}`} part="avatar" aria-hidden="true">
      {initials(name.trim() || sessionWords.placeholderName())}
    </span>
  )
}
