import { getInformation, type InfType } from '../contract/cmscontroller.ts'
import { send } from '../gateway/client.ts'
import { createKeyed } from '../lib/keyed.ts'
import { $language } from '../lib/language.ts'
import { createRemote, type RemoteValue } from '../lib/remote.ts'
import { safeUrl } from '../lib/safe-url.ts'
import { once, shared } from '../shared.ts'

const blocks = shared('content.information', () =>
  createKeyed<InfType, RemoteValue<string>>(
    infType => infType,
    infType => createRemote(signal => ask(infType, signal))
  )
)

/** A block of text from the gateway: HTML in the page's language, unsanitised. */
export function information(infType: InfType): RemoteValue<string> {
  return blocks.get(infType)
}

/** Asks for what is shown again when the language changes (I18N-02). Once a page. */
export function followLanguage(): void {
  once('content.language', onEnd =>
    onEnd(
      $language.listen(() => {
        for (const block of blocks.all()) if (block.$remote.get().status !== 'idle') void block.load()
      })
    )
  )
}

/** A text that comes in a language which is no longer the page's is asked for anew. */
async function ask(infType: InfType, signal: AbortSignal): Promise<string> {
  const language = $language.get()
  const [row] = await send(getInformation, { InfType: infType }, { signal })
  return $language.get() === language ? (row?.Text ?? '') : ask(infType, signal)
}

/** The social networks that may be linked (MENU-02). */
export const NETWORKS = [
  'facebook',
  'twitter',
  'instagram',
  'youtube',
  'reddit',
  'telegram',
  'whatsapp',
  'google',
  'pinterest'
] as const

export type Network = (typeof NETWORKS)[number]

/** Reads the JSON text of the social links: known networks with an https address, nothing else. */
export function readSocialLinks(text: string): { network: Network; url: string }[] {
  let links: Partial<Record<Network, unknown>>
  try {
    const parsed: unknown = JSON.parse(text)
    links = typeof parsed === 'object' && parsed !== null ? parsed : {}
  } catch {
    return []
  }
  return NETWORKS.flatMap(network => {
    const url = Object.hasOwn(links, network) && safeUrl(links[network], 'link', '')
    return url && url.startsWith('https:') ? [{ network, url }] : []
  })
}
