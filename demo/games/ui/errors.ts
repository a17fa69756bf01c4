import type { ErrorCode } from './client.ts'
import type { I18n } from './i18n.ts'
import type { Page } from './page.ts'
import type { Shell } from './shell.ts'

/** Shows an error to the player and reports it to the host. For a balance that is too low both offer a deposit. */
export function showError({ host, isDemo }: Page, shell: Shell, code: ErrorCode): void {
  shell.showMessage(i18n => textOf(code, isDemo, i18n))
  // Before the request for a deposit, which the host explains by it.
  host.send({ type: 'error', code })
  if (code !== 'not-enough-money' || isDemo) return
  shell.offerDeposit(true)
  host.send({ type: 'deposit' })
}

function textOf(code: ErrorCode, isDemo: boolean, { words }: I18n): string {
  if (code === 'not-enough-money') return isDemo ? words.demoEmpty : words.notEnough
  if (code === 'round-open') return words.roundOpen
  if (code === 'launch-ended') return `${words.ended.title}. ${words.ended.text}`
  return code === 'offline' ? words.offline : words.failed
}
