import { rememberExitPath } from '@bnw/core/game'
import { type PlayedGame } from '@bnw/core/recent'
import type { MouseEvent } from 'react'

import { currentPath, type Intents, isPlainClick, launchPath, siteUrl, useNavigation } from '../kit/index.ts'

/** Props of a link. */
export interface GameLink {
  href: string
  onPlay: (event: MouseEvent) => void
}

/** Links to a game, for money and for free. A page may handle both itself (`bnw-game-launch`). */
export function useLaunch({ type, id, name, provider }: Omit<PlayedGame, 'picture'>): {
  play: GameLink
  demo: GameLink
} {
  const { launchGame } = useNavigation()
  const linkTo = (game: Intents['bnw-game-launch']) => ({
    href: siteUrl(launchPath(game)),
    onPlay: onPlainClick(() => launchGame(game))
  })
  const game = { type, id, name, provider }
  return { play: linkTo(game), demo: linkTo({ ...game, gamingType: 'demo' }) }
}

function onPlainClick(open: () => void): (event: MouseEvent) => void {
  return event => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    const path = currentPath()
    if (path) rememberExitPath(path)
    open()
  }
}
