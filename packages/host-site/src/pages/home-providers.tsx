import { environment } from '@bnw/core'
import { lobbyFilters, lobbyPath, lobbyWords } from '@bnw/core/lobby'
import { useStore } from '@nanostores/react'
import { useEffect } from 'react'

import { Picture } from '../layout/picture.tsx'

const MAX_PROVIDERS = 12

/** The providers with the most games, each with a link to them; nothing if they fail to load. */
export function Providers() {
  const { providers } = lobbyFilters('slot')
  const { status, value } = useStore(providers.$remote)
  useEffect(() => {
    if (status === 'idle') environment().whenIdle(providers.load)
  }, [providers, status])
  if (!value?.length) return null
  const { gateway } = environment().configuration
  const shown = value.toSorted((one, other) => (other.items ?? 0) - (one.items ?? 0)).slice(0, MAX_PROVIDERS)
  return (
    <section className="providers" aria-labelledby="providers">
      <h2 id="providers">{lobbyWords.providers()}</h2>
      <ul>
        {shown.map(({ providerID, providerName, logo }) => (
          <li key={providerID}>
            <a
              href={lobbyPath({ type: 'slot', category: '', provider: providerID, gameType: '', search: '' })}
            >
              <Picture address={logo} origin={gateway} width={40} height={40} />
              {providerName}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
