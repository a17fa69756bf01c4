import type { HostMessage } from '../protocol/host-messages.ts'
import { connectHost, reportActivity, type Host } from './host.ts'
import { createI18n, type I18n } from './i18n.ts'

/** What the server wrote into the document, and the connection to the host. */
export interface Page {
  token: string
  /** Name of the game. */
  name: string
  isDemo: boolean
  i18n: I18n
  host: Host
  /** Reports to the host that the player sees the game. */
  reportReady(): void
}

/**
 * Reads the document and connects to the host. Language and theme messages are handled here.
 *
 * @param onMessage Receives the other messages of the host.
 */
export function openPage(onMessage: (message: HostMessage) => void): Page {
  const { hosts = '', name = '', gamingType, forced } = document.body.dataset
  const i18n = createI18n(document.documentElement.lang === 'en' ? 'en' : 'tr')
  const host = connectHost(hosts.split(' '), message => {
    if (message.type === 'lang') i18n.setLanguage(message.code)
    else if (message.type === 'theme') document.documentElement.dataset.mode = message.mode
    else onMessage(message)
  })
  reportActivity(host)
  const root = document.documentElement
  root.toggleAttribute('data-embedded', host.isConnected)
  root.toggleAttribute('data-demo', gamingType === 'demo')
  return {
    token: new URLSearchParams(window.location.search).get('token') ?? '',
    name,
    isDemo: gamingType === 'demo',
    i18n,
    host,
    reportReady() {
      host.send({ type: 'ready' })
      sendForcedMessage(host, forced)
    }
  }
}

const EXIT_AFTER_MS = 5_000

/** Some test games of the sandbox exit or request a deposit by themselves: `data-forced` names the message. */
function sendForcedMessage(host: Host, forced: string | undefined): void {
  if (forced === 'exit') window.setTimeout(() => host.send({ type: 'exit' }), EXIT_AFTER_MS)
  if (forced === 'deposit') host.send({ type: 'deposit' })
}
