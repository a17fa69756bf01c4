import '@bnw/widgets/lobby'

import { lobbyFilters, lobbyTitle } from '@bnw/core/lobby'
import { pathTo } from '@bnw/core/routes'
import { $isPlayer } from '@bnw/core/session'
import { siteWords } from '@bnw/core/site'
import { useStore } from '@nanostores/react'
import { useEffect } from 'react'

import { Heading } from '../layout/heading.tsx'
import { loadRecent } from '../load-recent.ts'
import { $router } from '../router.ts'

/** The path holds the first filter, the query the others (NAV-03). */
export function Lobby() {
  const page = useStore($router)
  const isPlayer = useStore($isPlayer)
  useEffect(() => {
    if (isPlayer) void loadRecent()
  }, [isPlayer])
  if (!page) return null
  const type = page.path.startsWith(pathTo('live')) ? 'live' : 'slot'
  // All lobby routes share this page; each has at most one of these.
  const path = page.params as Partial<Record<'categoryID' | 'providerID' | 'type', string>>
  const { search } = page
  const category = path.categoryID ?? search['category'] ?? ''
  const provider = path.providerID ?? search['provider'] ?? ''
  const gameType = path.type ?? ''
  return (
    <div className="page">
      <LobbyHeading type={type} category={category} provider={provider} gameType={gameType} />
      {isPlayer && page.path === `/${type}` && !search['search'] && <bnw-recent type={type} />}
      <bnw-lobby
        type={type}
        category={category}
        provider={provider}
        gameType={gameType}
        search={search['search'] ?? ''}
      />
    </div>
  )
}

/** The names of filters are in the lists that the lobby loads. */
function LobbyHeading(chosen: Parameters<typeof lobbyTitle>[0]) {
  const { categories, providers } = lobbyFilters(chosen.type)
  const named = {
    categories: useStore(categories.$remote).value,
    providers: useStore(providers.$remote).value
  }
  const title = lobbyTitle(chosen, named)
  return <Heading title={title} description={siteWords.lobbyDescription(title)} />
}
