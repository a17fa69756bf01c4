import { noteWayBack } from '@bnw/core/game'
import { type PlayedGame } from '@bnw/core/recent'
import { playPath } from '@bnw/core/routes'
import type { MouseEvent } from 'react'

import { currentPath, isPlainClick, siteUrl, useNavigation } from '../kit/index.ts'

/** Props of a link. */
export interface GameLink {
  href: string
  onPlay: (event: MouseEvent) => void
}

/** Links to a game, for money and for free. A page may handle the first one itself (`bnw-game-launch`). */
export function useLaunch({ type, id, name, provider }: Omit<PlayedGame, 'picture'>): {
  play: GameLink
  demo: GameLink
} {
  const { launchGame, navigate } = useNavigation()
  const demoPath = playPath(type, id, { gamingType: 'demo', providerName: provider })
  return {
    play: {
      href: siteUrl(playPath(type, id, { providerName: provider })),
      onPlay: onPlainClick(() => launchGame({ type, id, name, provider }))
    },
    demo: {
      href: siteUrl(demoPath),
      onPlay: onPlainClick(() => navigate(demoPath))
    }
  }
}

function onPlainClick(open: () => void): (event: MouseEvent) => void {
  return event => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    const path = currentPath()
    if (path) noteWayBack(path)
    open()
  }
}
