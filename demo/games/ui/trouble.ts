import type { Opened } from './opened.ts'
import type { TroubleCode } from './server.ts'
import type { Shell } from './shell.ts'
import type { Words } from './words.ts'

/** Tells the player and the host why something did not work; where it was the money, both are offered a deposit. */
export function tellTrouble({ frame, isDemo }: Opened, shell: Shell, code: TroubleCode): void {
  shell.tell(words => textOf(code, isDemo, words))
  if (code !== 'not-enough-money') frame.say({ type: 'error', code })
  else if (!isDemo) {
    shell.offerDeposit(true)
    frame.say({ type: 'deposit' })
  }
}

function textOf(code: TroubleCode, isDemo: boolean, words: Words): string {
  if (code === 'not-enough-money') return isDemo ? words.demoEmpty : words.notEnough
  if (code === 'round-open') return words.roundOpen
  if (code === 'launch-ended') return `${words.ended.title}. ${words.ended.text}`
  return code === 'offline' ? words.offline : words.failed
}
