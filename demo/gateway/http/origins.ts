import type { Settings } from '../context.ts'

/**
 * What pages of an origin may do with the gateway.
 *
 * - `site`: the site itself; everything.
 * - `inline`: trusted to run private elements without a frame; everything.
 * - `partner`: frames private elements (`/embed/`) and makes public reads (EMB-10).
 * - `unlisted`: nothing.
 * - `none`: the request has no `Origin` header, so no page of another origin sent it.
 */
export type OriginKind = 'site' | 'inline' | 'partner' | 'unlisted' | 'none'

/** The sandbox's servers answer at both names of this machine, which are two origins. */
function aliasOf(origin: string, { sandbox }: Settings): string[] {
  return sandbox && origin.includes('//localhost:') ? [origin.replace('//localhost:', '//127.0.0.1:')] : []
}

/** Whether a page of an origin may use the API of the games: their own pages, or none of another origin. */
export function isGamesPage(origin: string | undefined, settings: Settings): boolean {
  const { gamesOrigin } = settings
  return origin === undefined || [gamesOrigin, ...aliasOf(gamesOrigin, settings)].includes(origin)
}

/** The listed origins by kind, exactly as browsers send them. */
function listedOrigins(settings: Settings): Readonly<Record<'site' | 'inline' | 'partner', string[]>> {
  const { siteOrigin, partnerOrigin, partnerOrigins, inlineOrigins } = settings
  return {
    site: [siteOrigin, ...aliasOf(siteOrigin, settings)],
    inline: [...aliasOf(partnerOrigin, settings), ...inlineOrigins],
    partner: [partnerOrigin, ...partnerOrigins]
  }
}

/** The kind of an origin; an origin on both lists is `inline`. */
export function originKind(origin: string | undefined, settings: Settings): OriginKind {
  if (origin === undefined) return 'none'
  const { site, inline, partner } = listedOrigins(settings)
  if (site.includes(origin)) return 'site'
  if (inline.includes(origin)) return 'inline'
  return partner.includes(origin) ? 'partner' : 'unlisted'
}

/** Origins whose pages may frame private elements. */
export function framingOrigins(settings: Settings): string[] {
  const { inline, partner } = listedOrigins(settings)
  return [...new Set([...partner, ...inline])].filter(Boolean)
}

/** Origins that may embed a game: a frame inside a partner's page counts both. */
export function gameHosts(settings: Settings): string[] {
  return [...listedOrigins(settings).site, ...framingOrigins(settings)]
}

/**
 * Checks a list of the configuration. Origins are compared by letter, so an address with a path or a slash at the end
 * would never match.
 *
 * @param name Of the setting, for the message.
 * @throws {Error} An entry is not an origin.
 */
export function assertOrigins(name: string, origins: readonly string[]): readonly string[] {
  for (const origin of origins) {
    if (URL.canParse(origin) && new URL(origin).origin === origin) continue
    throw new Error(`${name} must contain origins such as https://partner.example; it contains ${origin}`)
  }
  return origins
}
