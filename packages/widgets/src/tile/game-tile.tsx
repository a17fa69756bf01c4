import { formatShort, type Language } from '@bnw/core/lib'
import { type LobbyGame, lobbyWords } from '@bnw/core/lobby'
import { memo } from 'react'

import { useLanguage, useWords } from '../kit/index.ts'
import { heartStyles } from '../ui/heart.tsx'
import { LiveTile } from './live-tile.tsx'
import { pictureStyles } from '../ui/picture.tsx'
import { skeletonStyles } from '../ui/skeleton.tsx'
import { Tile, tileStyles } from './tile.tsx'
import { useHeart } from './use-heart.ts'
import { useLaunch } from './use-launch.ts'

/** Style texts of every element that shows games. */
export const gameStyles = [pictureStyles, tileStyles, heartStyles, skeletonStyles]

interface GameTileProps {
  game: LobbyGame
  /** In the first row: the picture loads before the others. */
  eager?: boolean
  /** Beside other new games only: the badge would distinguish nothing. */
  isAmongNew?: boolean
  /** The path of the site with the list that it is in; the lobby of its type if unset. */
  listPath?: string
}

/** A game or table with its links and its heart (LOB-04). */
export const GameTile = memo(function GameTile({ game, eager, isAmongNew, listPath }: GameTileProps) {
  const words = useWords(lobbyWords)
  const heart = useHeart(game.type, game.id, listPath)
  const { play, demo } = useLaunch(game)
  const tile = {
    name: game.name,
    playLabel: words.play(),
    coverKey: `${game.type}:${game.id}`,
    picture: game.picture,
    provider: game.provider,
    eager,
    heart,
    ...play
  }
  if (game.type === 'live') return <Table game={game} {...tile} />
  return (
    <Tile
      {...tile}
      badge={game.isNew && !isAmongNew ? words.isNew() : game.hasJackpot ? words.jackpot() : undefined}
      demo={game.hasDemo ? { text: words.demo(), label: words.playDemo(game.name), ...demo } : undefined}
    />
  )
})

type TableProps = { game: LobbyGame } & Omit<Parameters<typeof LiveTile>[0], 'dealer' | 'stakes' | 'badge'>

/** Dealer, stakes and free seats, as the gateway reports them (LIVE-02). */
function Table({ game, ...tile }: TableProps) {
  const words = useWords(lobbyWords)
  const language = useLanguage()
  const { dealer, seats } = game.table ?? {}
  const free = seats === 0 ? words.full() : seats === 1 ? words.oneSeat() : seats && words.seats(seats)
  return (
    <LiveTile
      {...tile}
      dealer={game.table && (dealer || words.automatic())}
      stakes={stakesOf(game.table, language)}
      badge={free || undefined}
    />
  )
}

/** "₺10–₺5.000", or in words the one limit that is known. */
function stakesOf(table: LobbyGame['table'], language: Language): string {
  const [min, max] = [table?.minBet, table?.maxBet].map(
    bet => bet !== undefined && formatShort(bet, language)
  )
  if (min && max) return `${min}–${max}`
  return min ? lobbyWords.stakesFrom(min) : max ? lobbyWords.stakesTo(max) : ''
}
