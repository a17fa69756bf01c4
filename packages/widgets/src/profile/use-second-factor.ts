import { $secondFactor, loadSecondFactor } from '@bnw/core/profile'
import { $isPlayer } from '@bnw/core/session'
import { useStore } from '@nanostores/react'
import { useEffect } from 'react'

/** The player's second factor, loaded each time a part that shows it appears. */
export function useSecondFactor() {
  const state = useStore($secondFactor)
  const isPlayer = useStore($isPlayer)

  useEffect(() => {
    if (isPlayer) void loadSecondFactor()
  }, [isPlayer])

  return state
}
