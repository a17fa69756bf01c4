import { initGame, type GamingType } from '../contract/casino.ts'
import { initTable } from '../contract/livecasino.ts'
import { initVirtualGame } from '../contract/virtualgames.ts'
import { environment } from '../environment.ts'
import { send } from '../gateway/client.ts'
import { isFailure } from '../gateway/errors.ts'
import { safeUrl } from '../lib/safe-url.ts'

export type PlayType = 'slot' | 'live' | 'virtual'

/** What is played: the parts of a play path. Empty text where there is none. */
export interface PlayKey {
  type: PlayType
  /** Of the game, the table, or for virtual games the provider. */
  id: string
  gamingType: GamingType | ''
}

/** Where a game runs. `name` is empty where the gateway does not say it. */
export interface Launched {
  url: string
  /** The only origin whose messages count. */
  origin: string
  name: string
}

/** The gateway gave no address, or one that no game may have: the provider cannot be reached (PLAY-03). */
export class NoLaunchError extends Error {
  override readonly name = 'NoLaunchError'
}

/** A message that the gateway hands on from a provider that is down. It is no HTTP 500. */
const PROVIDER_DOWN = 'Internal Server Error'

/**
 * Opens a game at the gateway (PLAY-01).
 *
 * @throws {NoLaunchError} The provider cannot be reached.
 * @throws {GatewayError} Everything else that goes wrong. Refusals are shown in the game's place, so no toast tells them.
 */
export async function launch(key: PlayKey, signal: AbortSignal): Promise<Launched> {
  try {
    const { url, name = '' } = await askLaunch(key, signal)
    const safe = launchUrl(url)
    if (!safe) throw new NoLaunchError(`no address to open ${key.type}`)
    return { url: safe, origin: new URL(safe).origin, name }
  } catch (error) {
    if (isFailure(error, 'RefusedError') && error.forPlayer === PROVIDER_DOWN)
      throw new NoLaunchError('the provider is down')
    throw error
  }
}

async function askLaunch(
  { type, id, gamingType }: PlayKey,
  signal: AbortSignal
): Promise<{ url: string; name?: string }> {
  const options = { signal, showErrors: false }
  if (type === 'live') return send(initTable, { tableID: id, isMobile: true }, options)
  if (type === 'virtual') return send(initVirtualGame, { providerID: id }, options)
  return send(initGame, { gameID: id, ...(gamingType && { gamingType }) }, options)
}

/** Only https (http on this machine), and never our own origins: a game of ours would be free of its frame (O18). */
function launchUrl(url: string): string | undefined {
  const safe = safeUrl(url, 'game', '')
  if (!safe) return undefined
  const { gateway, site, scripts } = environment().configuration
  const own = [gateway, site, scripts].filter(Boolean).map(address => new URL(address).origin)
  return own.includes(new URL(safe).origin) ? undefined : safe
}
