/**
 * Games whose page misbehaves on purpose, so that the reaction of a host can be tested. Only with SANDBOX=1.
 *
 * - `endless`: the page never finishes loading.
 * - `exit`: the page sends `exit` after 5 s.
 * - `deposit`: the page sends `deposit` as soon as it is ready.
 */
export type ForcedBehaviour = 'endless' | 'exit' | 'deposit'

const FORCED: Readonly<Record<string, ForcedBehaviour>> = {
  1903: 'endless',
  1904: 'exit',
  1905: 'deposit'
}

export function forcedBehaviourOf(game: { type: string; id: string }): ForcedBehaviour | undefined {
  return game.type === 'slot' ? FORCED[game.id] : undefined
}
