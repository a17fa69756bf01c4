import { noteWayBack } from '@bnw/core/game'
import { type PlayedGame } from '@bnw/core/recent'
import { playPath } from '@bnw/core/routes'
import type { MouseEvent } from 'react'

import { isOnSite, siteUrl, useIntent } from '../kit/index.ts'

/** Props of a link. */
export interface GameLink {
  href: string
  onPlay: (event: MouseEvent) => void
}

/** The ways into a game, for money and for nothing. A page may take the first over (`bnw-game-launch`). */
export function useLaunch({ type, id, name, provider }: Omit<PlayedGame, 'picture'>): {
  play: GameLink
  demo: GameLink
} {
  const intent = useIntent()
  const demoPath = playPath(type, id, { gamingType: 'demo', providerName: provider })
  return {
    play: {
      href: siteUrl(playPath(type, id, { providerName: provider })),
      onPlay: onPlainClick(() => intent('bnw-game-launch', { type, id, name, provider }))
    },
    demo: {
      href: siteUrl(demoPath),
      onPlay: onPlainClick(() => intent('bnw-navigate', { path: demoPath }))
    }
  }
}

function onPlainClick(open: () => void): (event: MouseEvent) => void {
  return event => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    if (isOnSite()) noteWayBack(location.pathname + location.search)
    open()
  }
}

/** Whether a click means to go there, and not to open a tab or a window. */
export function isPlainClick({ button, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return !button && !ctrlKey && !metaKey && !shiftKey
}
