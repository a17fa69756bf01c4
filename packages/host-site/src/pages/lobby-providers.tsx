import { lobbyFilters, type LobbyType, lobbyWords } from '@bnw/core/lobby'
import { showFocused } from '@bnw/widgets/ui'
import { useStore } from '@nanostores/react'

import { byGames, ProviderLink } from './provider-link.tsx'

interface LobbyProvidersProps {
  type: LobbyType
  /** Id of the chosen one, or empty. */
  provider: string
}

/**
 * The logos of the providers in one row, those with the most games first. The lobby loads them; their place is kept, also
 * when that fails, for its next try.
 */
export function LobbyProviders({ type, provider }: LobbyProvidersProps) {
  const { status, value = [] } = useStore(lobbyFilters(type).providers.$remote)
  if (value.length === 0 && status === 'ready') return null
  return (
    <ul className="lobby-providers" aria-label={lobbyWords.providers()} onFocus={showFocused}>
      {byGames(value).map(one => (
        <li key={one.providerID}>
          <ProviderLink type={type} provider={one} size={32} isCurrent={one.providerID === provider} />
        </li>
      ))}
    </ul>
  )
}
