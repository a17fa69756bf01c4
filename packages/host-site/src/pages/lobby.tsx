import '@bnw/widgets/lobby'
import '../styles/lobby.css'

import { lobbyFilters, lobbyTitle } from '@bnw/core/lobby'
import { $isPlayer } from '@bnw/core/session'
import { siteWords } from '@bnw/core/site'
import { useStore } from '@nanostores/react'
import { useEffect, useLayoutEffect, useRef } from 'react'

import { Heading } from '../layout/heading.tsx'
import { loadRecent } from '../load-recent.ts'
import { lobbyChoice } from '../lobby-choice.ts'
import { $router } from '../router.ts'
import { scrollBackTo } from '../scroll.ts'
import { LobbyProviders } from './lobby-providers.tsx'

/** The games of the address. */
export function Lobby() {
  const page = useStore($router)
  const isPlayer = useStore($isPlayer)
  useEffect(() => {
    if (isPlayer) void loadRecent()
  }, [isPlayer])
  const lobby = useRef<HTMLElementTagNameMap['bnw-lobby']>(null)
  // The path was reached from further down: of this lobby, or of another page (NAV-04).
  useLayoutEffect(() => {
    if (lobby.current) scrollBackTo(lobby.current)
  }, [page?.path])
  if (!page) return null
  const choice = lobbyChoice(page)
  if (!choice) return null
  const { type } = choice
  return (
    <div className="page">
      <LobbyHeading {...choice} />
      {isPlayer && page.path === `/${type}` && !choice.search && <bnw-recent type={type} />}
      <LobbyProviders key={type} type={type} provider={choice.provider} />
      <a className="skip" href="#footer">
        {siteWords.skipGames()}
      </a>
      <bnw-lobby ref={lobby} {...choice} />
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
