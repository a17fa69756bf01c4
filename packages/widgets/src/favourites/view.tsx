import { favouriteGames, favouriteWords, type FavouriteType, MAX_FAVOURITES } from '@bnw/core/favourites'
import { $language, range, type Remote } from '@bnw/core/lib'
import { type LobbyGame, lobbyWords } from '@bnw/core/lobby'
import { $isPlayer } from '@bnw/core/session'
import { pathTo } from '@bnw/core/routes'
import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect, useRef, useState } from 'react'

import { GameTile, gameStyles } from '../tile/game-tile.tsx'
import { offeredStyles, PopularGames } from '../tile/offered-games.tsx'
import { useFavourites } from '../tile/use-heart.ts'
import {
  currentPath,
  type PropsOf,
  useAccess,
  useKeptFocus,
  useLink,
  useLoadedState,
  useRefresh,
  useStyles,
  useWords
} from '../kit/index.ts'
import { ButtonLink, buttonStyles } from '../ui/button.tsx'
import { Empty, emptyStyles } from '../ui/empty.tsx'
import { LoadError } from '../ui/load-error.tsx'
import { problemStyles } from '../ui/problem.tsx'
import { SignedOutCard, signedOutCardStyles } from '../ui/signed-out-card.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { focusSelectedTab, type Tab, Tabs, tabsStyles } from '../ui/tabs.tsx'
import type { favourites } from './element.ts'
import css from './styles.css?inline'

const styles = [
  ...gameStyles,
  offeredStyles,
  buttonStyles,
  emptyStyles,
  problemStyles,
  signedOutCardStyles,
  tabsStyles,
  css
]

type Games = Remote<readonly LobbyGame[]>

export function Favourites({ type }: PropsOf<typeof favourites>) {
  useStyles(styles)
  const words = useWords(favouriteWords)
  const access = useAccess()
  const [chosen, setChosen] = useState({ type, given: type })
  const shown = chosen.given === type ? chosen.type : type
  const slots = useGames('slot')
  const tables = useGames('live')
  const { state, load } = shown === 'slot' ? slots : tables
  useRefresh(() => Promise.all([slots.load(), tables.load()]))
  useLoadedState([state], { access, isEmpty: state.value?.length === 0 })

  if (access === 'signed-out')
    return <SignedOutCard words={words} returnUrl={currentPath() ?? pathTo('favorites')} />
  const tabs: readonly Tab<FavouriteType>[] = [
    { id: 'slot', label: countedLabel(lobbyWords.slots(), slots.state) },
    { id: 'live', label: countedLabel(lobbyWords.live(), tables.state) }
  ]
  return (
    <section className="favourites" aria-label={words.title()}>
      <Tabs
        label={words.title()}
        tabs={tabs}
        selected={shown}
        onSelect={id => setChosen({ type: id, given: type })}
      >
        <Tiles type={shown} state={state} onRetry={() => void load()} />
      </Tabs>
    </section>
  )
}

function useGames(type: FavouriteType) {
  const isPlayer = useStore($isPlayer)
  useStore($language)
  const { $games, load } = favouriteGames(type)
  const state = useStore($games)
  useFavourites(type)

  useEffect(() => {
    if (isPlayer) void load()
  }, [isPlayer, load])

  return { state, load }
}

interface TilesProps {
  type: FavouriteType
  state: Games
  onRetry: () => void
}

function Tiles({ type, state, onRetry }: TilesProps) {
  const words = useWords(favouriteWords)
  const games = state.value
  if (state.status === 'failed' && !games) return <LoadError error={state.error} onRetry={onRetry} />
  if (games?.length === 0) return <Nothing type={type} />
  return (
    <>
      <ul className={`tiles ${type}`} aria-busy={!games || undefined}>
        {games
          ? games.map((game, index) => (
              <Item key={game.id}>
                <GameTile game={game} eager={index < 4} />
              </Item>
            ))
          : range(6).map(index => (
              <li key={index}>
                <Skeleton shape={type === 'live' ? 'live' : 'tile'} />
              </li>
            ))}
      </ul>
      {games && games.length >= MAX_FAVOURITES && <p className="limit">{words.limit(MAX_FAVOURITES)}</p>}
    </>
  )
}

/** A favourite. If it has the focus when it is removed, a neighbour's heart gets it, and after the last one the tab. */
function Item({ children }: { children: ReactNode }) {
  const item = useRef<HTMLLIElement>(null)
  useKeptFocus(item, focusNeighbour)
  return <li ref={item}>{children}</li>
}

function focusNeighbour(item: HTMLElement): void {
  const neighbour = item.nextElementSibling ?? item.previousElementSibling
  if (neighbour) neighbour.querySelector<HTMLElement>('.heart')?.focus()
  else focusTab(item)
}

function focusTab(within: HTMLElement): void {
  focusSelectedTab(within.closest('.favourites'))
}

/** Popular games to choose from. The first favourite that is chosen takes their place: then the tab gets the focus. */
function Nothing({ type }: { type: FavouriteType }) {
  const words = useWords(favouriteWords)
  const nothing = useRef<HTMLDivElement>(null)
  useKeptFocus(nothing, focusTab)
  return (
    <div className="nothing" ref={nothing}>
      <Empty message={words.empty()} action={<ToLobby type={type} />} />
      <PopularGames type={type} />
    </div>
  )
}

function ToLobby({ type }: { type: FavouriteType }) {
  const words = useWords(lobbyWords)
  return <ButtonLink {...useLink(pathTo(type))}>{words.showAll()}</ButtonLink>
}

function countedLabel(label: string, { value }: Games): string {
  return value ? `${label} (${value.length})` : label
}
