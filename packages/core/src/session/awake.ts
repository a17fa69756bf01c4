import { shared } from '../shared.ts'
import type { EndReason } from './session.ts'

/** What can be done with a session at once, without waiting for code. */
export interface Awake {
  end(because: EndReason): Promise<void>
  followStorage(): void
}

const holder = shared<{ awake?: Awake }>('session.awake', () => ({}))

/** Called when the session's code has come, and before there is a session. */
export function setAwake(awake: Awake): void {
  holder.awake ??= awake
}

/** Nothing while nobody has been signed in in this page life. */
export function awake(): Awake | undefined {
  return holder.awake
}

/** Logs the player out, at once. */
export function logOut(): Promise<void> {
  return holder.awake?.end('player') ?? Promise.resolve()
}
