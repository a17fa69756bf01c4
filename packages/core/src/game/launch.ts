import { initGame, type GamingType } from '../contract/casino.ts'
import { initTable } from '../contract/livecasino.ts'
import { initVirtualGame } from '../contract/virtualgames.ts'
import { environment } from '../environment.ts'
import { send } from '../gateway/client.ts'
import { isFailure } from '../gateway/errors.ts'
import { safeUrl } from '../lib/safe-url.ts'

export type PlayType = 'slot' | 'live' | 'virtual'

/** Identifies a game: the parts of a play path. Missing parts are empty. */
export interface PlayKey {
  type: PlayType
  /** Id of the game or table; for virtual games of the provider. */
  id: string
  gamingType: GamingType | ''
}

/** A game's URL. `name` and `provider` are empty if the gateway does not report them. */
export interface Launched {
  url: string
  /** The only origin whose messages are accepted. */
  origin: string
  name: string
  provider: string
}

/** The gateway returned no URL or one that is not permitted: the provider is unavailable (PLAY-03). */
class NoLaunchError extends Error {
  override readonly name = 'NoLaunchError'
}

/** The refusal that the gateway forwards from a provider that is down. It is not an HTTP 500. */
const PROVIDER_DOWN = 'Internal Server Error'

/**
 * Starts a game at the gateway (PLAY-01).
 *
 * @throws {NoLaunchError} The provider is unavailable.
 * @throws {GatewayError} Any other failure. A refusal is shown in place of the game and not as a toast.
 */
export async function launch(key: PlayKey, signal: AbortSignal): Promise<Launched> {
  try {
    const { url, name, provider = '' } = await sendLaunch(key, signal)
    const safe = launchUrl(url.trim())
    if (!safe) throw new NoLaunchError(`no permitted URL for ${key.type}`)
    return { url: safe, origin: new URL(safe).origin, name, provider }
  } catch (error) {
    if (isFailure(error, 'RefusedError') && error.forPlayer === PROVIDER_DOWN)
      throw new NoLaunchError('the provider is down')
    throw error
  }
}

async function sendLaunch(
  { type, id, gamingType }: PlayKey,
  signal: AbortSignal
): Promise<{ url: string; name: string; provider?: string }> {
  const options = { signal, showErrors: false }
  if (type === 'live') return send(initTable, { tableID: id, isMobile: true }, options)
  if (type === 'virtual') return send(initVirtualGame, { providerID: id, type }, options)
  return send(initGame, { gameID: id, ...(gamingType && { gamingType }) }, options)
}

/**
 * Only https (http on loopback), and never an origin of ours or of the page: a frame of the same origin could control the
 * page.
 */
function launchUrl(url: string): string | undefined {
  const safe = safeUrl(url, 'game', '')
  if (!safe) return undefined
  const { configuration, pageOrigin } = environment()
  const { gateway, site, scripts } = configuration
  // A page of a file has the origin `null`.
  const ours = [pageOrigin, gateway, site, scripts].filter(address => URL.canParse(address))
  const own = ours.map(address => new URL(address).origin)
  return own.includes(new URL(safe).origin) ? undefined : safe
}
