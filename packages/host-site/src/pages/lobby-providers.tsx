import { environment } from '@bnw/core'
import { lobbyFilters, lobbyPath, type LobbyType, lobbyWords } from '@bnw/core/lobby'
import { useStore } from '@nanostores/react'

import { Picture } from '../layout/picture.tsx'

interface LobbyProvidersProps {
  type: LobbyType
  /** Id of the chosen one, or empty. */
  provider: string
}

/** The logos of the providers in one row, those with the most games first. The lobby loads them; their place is kept. */
export function LobbyProviders({ type, provider }: LobbyProvidersProps) {
  const { status, value = [] } = useStore(lobbyFilters(type).providers.$remote)
  if (value.length === 0 && (status === 'ready' || status === 'failed')) return null
  return (
    <ul className="lobby-providers" aria-label={lobbyWords.providers()}>
      {value
        .toSorted((one, other) => other.items - one.items)
        .map(({ providerID, providerName, logo }) => (
          <li key={providerID}>
            <a
              href={lobbyPath({ type, category: '', provider: providerID, gameType: '', search: '' })}
              aria-current={providerID === provider || undefined}
            >
              <Picture address={logo} origin={environment().configuration.gateway} width={32} height={32} />
              {providerName}
            </a>
          </li>
        ))}
    </ul>
  )
}
