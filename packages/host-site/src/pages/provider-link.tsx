import { environment } from '@bnw/core'
import { lobbyPath, type LobbyType, type Provider } from '@bnw/core/lobby'

import { Picture } from '../layout/picture.tsx'

/** Those with the most games first. */
export function byGames(providers: readonly Provider[]): readonly Provider[] {
  return providers.toSorted((one, other) => other.items - one.items)
}

interface ProviderLinkProps {
  type: LobbyType
  provider: Provider
  /** Width and height of the logo, px. */
  size: number
  isCurrent?: boolean
}

/** A provider's logo and name, which lead to its games. */
export function ProviderLink({ type, provider, size, isCurrent = false }: ProviderLinkProps) {
  const { providerID, providerName, logo } = provider
  return (
    <a
      href={lobbyPath({ type, category: '', provider: providerID, gameType: '', search: '' })}
      aria-current={isCurrent || undefined}
    >
      <Picture address={logo} origin={environment().configuration.gateway} width={size} height={size} />
      <span>{providerName}</span>
    </a>
  )
}
