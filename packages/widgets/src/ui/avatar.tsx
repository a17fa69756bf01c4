import { initials } from '@bnw/core'

import css from './avatar.css?inline'

export const avatarStyles = css

export interface AvatarProps {
  name: string
  /** Diameter in px: 36 if unset. */
  size?: 36 | 56
}

/** A player's initials on a plate. For the eye alone: the name stands beside it or in the control. */
export function Avatar({ name, size = 36 }: AvatarProps) {
  return (
    <span className={`avatar of-${size}`} part="avatar" aria-hidden="true">
      {initials(name)}
    </span>
  )
}
