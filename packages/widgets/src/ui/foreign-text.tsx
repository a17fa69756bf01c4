import type { ReactNode } from 'react'

/**
 * A text from the gateway that shares a line with other text: the name of a game, a provider, a bank, a player. Its
 * direction does not reorder what surrounds it (I18N-04).
 */
export function ForeignText({ children }: { children: ReactNode }) {
  return <bdi>{children}</bdi>
}
