import { $gate, gatewayWords } from '@bnw/core/gateway'
import { lobbyFilters, type LobbyType, lobbyWords } from '@bnw/core/lobby'
import { siteWords } from '@bnw/core/site'
import { showFocused } from '@bnw/widgets/ui'
import { useStore } from '@nanostores/react'
import { useRef, useState } from 'react'

import { byGames, ProviderLink } from './provider-link.tsx'

interface LobbyProvidersProps {
  type: LobbyType
  /** Id of the chosen one, or empty. */
  provider: string
}

/**
 * The logos of the providers in one row, those with the most games first. The lobby loads them; their place is kept, and
 * says so when that fails.
 */
export function LobbyProviders({ type, provider }: LobbyProvidersProps) {
  const { $remote } = lobbyFilters(type).providers
  const { status, value = [] } = useStore($remote)
  const row = useRef<HTMLUListElement>(null)
  const focusFirst = () => {
    if (document.activeElement === document.body) row.current?.querySelector('a')?.focus()
  }
  // The button stays until there are providers, so that it keeps the focus.
  const [hasFailed, setFailed] = useState(false)
  if (value.length === 0 && status === 'ready') return null
  if (status === 'failed' && !hasFailed) setFailed(true)
  if (value.length === 0 && hasFailed) return <FailedProviders type={type} onLoaded={focusFirst} />
  return (
    <ul ref={row} className="lobby-providers" aria-label={lobbyWords.providers()} onFocus={showFocused}>
      {byGames(value).map(one => (
        <li key={one.providerID}>
          <ProviderLink type={type} provider={one} size={32} isCurrent={one.providerID === provider} />
        </li>
      ))}
    </ul>
  )
}

/** A blocked page has no button: only reloading it helps (GATE-05). */
function FailedProviders({ type, onLoaded }: { type: LobbyType; onLoaded: () => void }) {
  const { $remote, load } = lobbyFilters(type).providers
  const { status } = useStore($remote)
  const isBlocked = useStore($gate) === 'blocked'
  const retry = async () => {
    await load()
    if ($remote.get().status === 'ready') requestAnimationFrame(onLoaded)
  }
  return (
    <p className="lobby-providers failed">
      {siteWords.providersFailed()}
      {!isBlocked && (
        <button
          type="button"
          className="button small"
          aria-busy={status === 'loading'}
          onClick={() => void retry()}
        >
          {gatewayWords.retry()}
        </button>
      )}
    </p>
  )
}
