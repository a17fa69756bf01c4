/**
 * Games whose page misbehaves on purpose, so that a host's answer to it can be seen without waiting for an accident.
 * Source: forced outcomes of the sandbox; they exist with SANDBOX=1 alone.
 *
 * - `endless`: the page never finishes loading.
 * - `exit`: the page asks to be closed after 5 s.
 * - `deposit`: the page asks for a deposit as soon as it is ready.
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
