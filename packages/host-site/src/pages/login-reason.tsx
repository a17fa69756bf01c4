import '../styles/login.css'

import { environment } from '@bnw/core'
import { findGame, gameList, type LobbyGame, type LobbyType, QUICK_ACCESS } from '@bnw/core/lobby'
import { pathTo, readPlayVariant, returnUrl, routeOf } from '@bnw/core/routes'
import { siteWords } from '@bnw/core/site'
import { useStore } from '@nanostores/react'
import { atom } from 'nanostores'
import { type ReactNode, useEffect } from 'react'

import { useMenu } from '../layout/menu.ts'
import { MenuIcon } from '../layout/menu-icon.tsx'
import { Picture } from '../layout/picture.tsx'
import { isReadable } from '../router.ts'

/**
 * Names above the login form what it leads to: a game, or a page for players. The words are those of the catalogue and
 * of the site: of the stored address only ids are used, because a link may have put any text into it.
 */
export function LoginReason() {
  const path = returnUrl()
  if (!path || !isReadable(path)) return null
  const route = routeOf(path)
  if (route === 'play') return <GameReason path={path} />
  if (route === 'favorites') return <PageReason icon="heart" title={siteWords.favourites()} />
  if (route === 'notifications') return <PageReason icon="bell" title={siteWords.notifications()} />
  return route === 'profile' ? <PageReason icon="user" title={profileTitle(path)} /> : null
}

function GameReason({ path }: { path: string }) {
  const [pathname = ''] = path.split(/[?#]/)
  const [type, id = '', first, second] = pathname.split('/').slice(2).map(decodeURIComponent)
  const game = useListedGame(type === 'slot' || type === 'live' ? type : undefined, id)
  const entries = useMenu().flatMap(entry => [entry, ...(entry.children ?? [])])
  const inMenu = type === 'virtual' ? entries.find(({ href }) => href === `/play/virtual/${id}`) : undefined
  const isDemo = readPlayVariant(first, second).gamingType === 'demo'
  return (
    <Reason
      picture={
        <Picture
          address={game?.picture ?? ''}
          origin={environment().configuration.gateway}
          width={type === 'live' ? 96 : 48}
          height={64}
          missing={<MenuIcon icon={type === 'live' ? 'live' : (inMenu?.icon ?? 'slots')} />}
        />
      }
      title={game?.name ?? inMenu?.label ?? siteWords.thisGame()}
      text={isDemo ? siteWords.logInToTry() : siteWords.logInToPlay()}
    />
  )
}

/** In place of a list, for games that no lobby lists. */
const $none = atom({ status: 'ready' } as const)

/**
 * A game of the loaded lists. A link from elsewhere is followed before any list is loaded, and no call has a single game
 * for visitors: then the popular games are requested, which links lead to most, and the first ones of all.
 */
function useListedGame(type: LobbyType | undefined, id: string): LobbyGame | undefined {
  const game = type && findGame(type, id)
  const missing = game ? undefined : type
  useFirstPage(missing === 'slot' ? missing : undefined, QUICK_ACCESS)
  useFirstPage(missing, '')
  return game
}

function useFirstPage(type: LobbyType | undefined, category: string): void {
  const list = type && gameList({ type, category, provider: '', gameType: '', search: '' })
  const { status } = useStore(list?.$list ?? $none)
  useEffect(() => {
    if (status === 'idle') list?.load(0, 1)
  }, [list, status])
}

function PageReason({ icon, title }: { icon: string; title: string }) {
  return <Reason picture={<MenuIcon icon={icon} />} title={title} text={siteWords.logInToSee()} />
}

function Reason({ picture, title, text }: { picture: ReactNode; title: string; text: string }) {
  return (
    <div className="login-reason">
      {picture}
      <p>
        <strong>{title}</strong>
        {text}
      </p>
    </div>
  )
}

/** The name of the profile's screens that a visitor knows from the menus. */
function profileTitle(path: string): string {
  const titles = [
    [pathTo('profile', { tab: 'deposit' }), siteWords.deposit()],
    [pathTo('profile', { tab: 'withdraw' }), siteWords.withdraw()],
    [pathTo('profile', { tab: 'finance' }), siteWords.history()]
  ]
  return titles.find(([known]) => known === path)?.[1] ?? siteWords.profile()
}
