import type { BulletinKey } from './bulletin.ts'

/** Time of the bulletins in tests: ms since 1970 UTC. */
export const NOW = Date.UTC(2030, 0, 1)

/** The key of the bulletin with this number. */
export function keyOf(gameId: string, number = 0): BulletinKey {
  return { gameId, seal: 'ab'.repeat(32), number }
}
