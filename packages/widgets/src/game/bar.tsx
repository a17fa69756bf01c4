import {
  $balance,
  $locale,
  $showBalance,
  balanceWords,
  formatMoney,
  HIDDEN_AMOUNT,
  playWords,
  startBalance
} from '@bnw/core'
import { useStore } from '@nanostores/react'
import { type KeyboardEvent, useEffect } from 'react'

import { useFavourites, useHeart } from '../games/use-heart.ts'
import { isOnSite, useWords } from '../kit/index.ts'
import { IconButton } from '../ui/button.tsx'
import { Heart } from '../ui/heart.tsx'
import { BackIcon } from '../ui/icons/back.tsx'
import { CloseIcon } from '../ui/icons/close.tsx'
import { ExitFullScreenIcon } from '../ui/icons/exit-full-screen.tsx'
import { FullScreenIcon } from '../ui/icons/full-screen.tsx'
import { ReloadIcon } from '../ui/icons/reload.tsx'
import type { FullScreen } from './use-full-screen.ts'
import type { Facts } from './use-play.ts'

interface BarProps {
  facts: Facts
  gamingType: 'real' | 'demo' | 'tournament'
  isOpen: boolean
  fullScreen: FullScreen
  onReload: () => void
  onLeave: () => void
}

/** The bar above a game, 48 px. */
export function Bar({ facts, gamingType, isOpen, fullScreen, onReload, onLeave }: BarProps) {
  const words = useWords(playWords)
  const onKeyDown = (event: KeyboardEvent) => {
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey
    if (isPlain && event.key.toLowerCase() === 'f') fullScreen.toggle()
  }
  return (
    <div className="bar" part="bar" role="group" aria-label={words.bar()} onKeyDown={onKeyDown}>
      {isOnSite() && <IconButton label={words.back()} icon={<BackIcon />} onClick={onLeave} />}
      <p className="title" onDoubleClick={fullScreen.toggle}>
        <b>{facts.name}</b>
        {facts.provider && <span className="provider">{facts.provider}</span>}
        {gamingType !== 'real' && (
          <span className="mode">{gamingType === 'demo' ? words.demo() : words.tournament()}</span>
        )}
      </p>
      {gamingType !== 'demo' && <BarBalance />}
      {facts.type !== 'virtual' && <BarHeart type={facts.type} id={facts.id} />}
      <IconButton label={words.reload()} icon={<ReloadIcon />} onClick={onReload} />
      <IconButton
        label={fullScreen.isOn ? words.exitFullScreen() : words.fullScreen()}
        icon={fullScreen.isOn ? <ExitFullScreenIcon /> : <FullScreenIcon />}
        onClick={fullScreen.toggle}
      />
      <IconButton
        label={words.close()}
        icon={<CloseIcon />}
        aria-disabled={!isOpen && !isOnSite()}
        onClick={onLeave}
      />
    </div>
  )
}

function BarHeart({ type, id }: { type: 'slot' | 'live'; id: string }) {
  const heart = useHeart(type, id)
  useFavourites(type)
  return <Heart {...heart} />
}

/** The balance over the frame (PLAY-02): the page's one figure, hidden where the player has hidden it. */
function BarBalance() {
  const words = useWords(balanceWords)
  const language = useStore($locale) || 'tr'
  const { value } = useStore($balance)
  const isShown = useStore($showBalance)
  useEffect(startBalance, [])
  if (!value) return null
  return (
    <p className="balance number" role="group" aria-label={words.title()}>
      {isShown ? (
        formatMoney(value.amount, language)
      ) : (
        <>
          <span aria-hidden="true">{HIDDEN_AMOUNT}</span>
          <span className="visually-hidden">{words.hidden()}</span>
        </>
      )}
    </p>
  )
}
