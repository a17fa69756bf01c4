import { initials } from '@bnw/core/lib'
import { sessionWords } from '@bnw/core/session'

import css from './avatar.css?inline'

export const avatarStyles = css

export interface AvatarProps {
  name: string
  /** Diameter in px: 36 if unset. */
  size?: 36 | 56
}

/** A player's initials on a plate, R and B where there is no name (LOGIN-05). For the eye alone: the name stands beside it. */
export function Avatar({ name, size = 36 }: AvatarProps) {
  return (
    <span className={`avatar of-${size}`} part="avatar" aria-hidden="true">
      {initials(name.trim() || sessionWords.placeholderName())}
    </span>
  )
}
