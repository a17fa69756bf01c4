import { environment } from '@bnw/core'
import { loadOnce, range } from '@bnw/core/lib'
import { lobbyFilters, lobbyWords } from '@bnw/core/lobby'
import { useStore } from '@nanostores/react'
import { useEffect } from 'react'

import { byGames, ProviderLink } from './provider-link.tsx'

const MAX_PROVIDERS = 12

/** The providers with the most games, each with a link to them; nothing if they fail to load. Until then their places. */
export function Providers() {
  const { providers } = lobbyFilters('slot')
  const { status, value } = useStore(providers.$remote)
  useEffect(() => {
    if (status === 'idle') environment().whenIdle(() => loadOnce(providers))
  }, [providers, status])
  if (value ? value.length === 0 : status === 'failed') return null
  return (
    <section className="providers" aria-labelledby="providers">
      <h2 id="providers">{lobbyWords.providers()}</h2>
      <ul aria-busy={!value}>
        {!value && range(MAX_PROVIDERS).map(index => <li key={index} className="coming" />)}
        {byGames(value ?? [])
          .slice(0, MAX_PROVIDERS)
          .map(provider => (
            <li key={provider.providerID}>
              <ProviderLink type="slot" provider={provider} size={40} />
            </li>
          ))}
      </ul>
    </section>
  )
}
