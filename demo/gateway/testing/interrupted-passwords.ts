import type { Passwords } from '../context.ts'
import { testPasswords } from './prepared.ts'

/** Passwords during whose comparison, which takes a while with their real cost, something else happens. */
export function interruptedPasswords(): {
  passwords: Passwords
  during(change: () => Promise<unknown>): void
} {
  const { hash, matches } = testPasswords()
  let meanwhile: (() => Promise<unknown>) | undefined
  return {
    during: change => void (meanwhile = change),
    passwords: {
      hash,
      matches: async (...compared) => {
        const isRight = await matches(...compared)
        const change = meanwhile
        meanwhile = undefined
        await change?.()
        return isRight
      }
    }
  }
}
