import { getInformation, type InfType } from '../contract/cmscontroller.ts'
import { send } from '../gateway/client.ts'
import { reloadOnLanguageChange } from '../lib/in-each-language.ts'
import { createKeyed } from '../lib/keyed.ts'
import { createRemote, type RemoteValue } from '../lib/remote.ts'
import { safeUrl } from '../lib/safe-url.ts'
import { onPageReset } from '../page-life.ts'

const blocks = createKeyed<InfType, RemoteValue<string>>(infType =>
  createRemote(signal => fetchBlock(infType, signal))
)
onPageReset(blocks.clear)

/** A block of text from the gateway: HTML in the page's language, unsanitised. */
export function information(infType: InfType): RemoteValue<string> {
  return blocks.get(infType)
}

/** Reloads in another language (I18N-02). Runs once per page. */
export const startContent = reloadOnLanguageChange(blocks.all)

async function fetchBlock(infType: InfType, signal: AbortSignal): Promise<string> {
  const rows = await send(getInformation, { InfType: infType }, { signal })
  // A page may come in several parts; the social links are one JSON text.
  return infType === 'SocialMediaLinks' ? (rows[0]?.Text ?? '') : rows.map(({ Text }) => Text).join('\n')
}

/** The supported social networks (MENU-02). */
const NETWORKS = [
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

/** Parses the JSON text of the social links. Only supported networks with an https URL are returned. */
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
