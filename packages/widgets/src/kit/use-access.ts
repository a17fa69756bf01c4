import { $sessionStatus, type SessionStatus } from '@bnw/core/session'
import { useStore } from '@nanostores/react'

/** Whether a view may show a player's data: `loading` until the session is known. */
export type Access = 'loading' | 'player' | 'signed-out'

/** A login that still waits for its second factor counts as signed out. */
export function accessOf(status: SessionStatus): Access {
  if (status === 'starting') return 'loading'
  return status === 'player' ? 'player' : 'signed-out'
}

export function useAccess(): Access {
  return accessOf(useStore($sessionStatus))
}
