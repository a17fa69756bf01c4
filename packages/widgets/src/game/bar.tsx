import { $balance, $showBalance, balanceWords, startBalance } from '@bnw/core/balance'
import { favouriteWords } from '@bnw/core/favourites'
import { playWords, type PlayStore } from '@bnw/core/game'
import { formatMoney } from '@bnw/core/lib'
import { useStore } from '@nanostores/react'
import { type MouseEvent, useEffect } from 'react'

import { useFavourites, useHeart } from '../tile/use-heart.ts'
import { useLanguage, useNavigation, useWords } from '../kit/index.ts'
import { Button, IconButton } from '../ui/button.tsx'
import { HiddenAmount } from '../ui/hidden-amount.tsx'
import { Heart } from '../ui/heart.tsx'
import { BackIcon } from '../ui/icons/back.tsx'
import { CloseIcon } from '../ui/icons/close.tsx'
import { ExitFullScreenIcon } from '../ui/icons/exit-full-screen.tsx'
import { FullScreenIcon } from '../ui/icons/full-screen.tsx'
import { type MoreAction, MoreMenu } from './more-menu.tsx'
import { Strip } from './strip.tsx'
import type { FullScreen } from './use-full-screen.ts'
import type { Facts } from './use-play.ts'
import { ForeignText } from '../ui/foreign-text.tsx'

export interface BarProps {
  facts: Facts
  store: PlayStore
  gamingType: 'real' | 'demo' | 'tournament'
  isOpen: boolean
  fullScreen: FullScreen
  onReload: () => void
  onLeave: () => void
  /** Whether leaving navigates to a page of the site. */
  hasWayBack: boolean
  onReality: () => void
}

interface NarrowBarProps extends BarProps {
  onHide: () => void
}

/** The bar above a game, 56 px: the only header while one plays. */
export function Bar({ gamingType, fullScreen, isOpen, ...props }: BarProps) {
  const words = useWords(playWords)
  const { facts, store, onReload, onLeave, hasWayBack, onReality } = props
  return (
    <div className="bar" part="bar" role="group" aria-label={words.bar()} onDoubleClick={onBar(fullScreen)}>
      <LeaveButton {...{ onLeave, hasWayBack, isOpen }} />
      <p className="title">
        <b>
          <ForeignText>{facts.name}</ForeignText>
        </b>
        {facts.provider && (
          <span className="provider">
            <ForeignText>{facts.provider}</ForeignText>
          </span>
        )}
        <Mode gamingType={gamingType} />
      </p>
      <Strip store={store} />
      {gamingType !== 'demo' && <Purse />}
      {facts.type !== 'virtual' && <BarHeart type={facts.type} id={facts.id} />}
      <FullScreenButton fullScreen={fullScreen} />
      <MoreMenu facts={facts} actions={[{ label: words.reload(), run: onReload }]} onReality={onReality} />
    </div>
  )
}

/** The one button that leaves: back on a page of the site, close on a partner's page. */
function LeaveButton({ onLeave, hasWayBack, isOpen }: Pick<BarProps, 'onLeave' | 'hasWayBack' | 'isOpen'>) {
  const words = useWords(playWords)
  return (
    <IconButton
      label={hasWayBack ? words.back() : words.close()}
      icon={hasWayBack ? <BackIcon /> : <CloseIcon />}
      aria-disabled={!isOpen && !hasWayBack}
      onClick={onLeave}
    />
  )
}

/** Balance and deposit as one control. Not in the colour of money: that is the game's own button here. */
function Purse() {
  const words = useWords(playWords)
  const { requireDeposit } = useNavigation()
  return (
    <div className="purse">
      <BarBalance />
      <Button size="small" onClick={() => requireDeposit()}>
        {words.deposit()}
      </Button>
    </div>
  )
}

/** The bar on phones: the most important items, and a menu that has the others and hides the bar. */
export function NarrowBar({ facts, gamingType, fullScreen, onHide, ...props }: NarrowBarProps) {
  const words = useWords(playWords)
  const { store, onReload, onLeave, hasWayBack, isOpen, onReality } = props
  const actions = useActions({ facts, gamingType, onReload, onHide })
  return (
    <div
      className="bar narrow"
      part="bar"
      role="group"
      aria-label={words.bar()}
      onDoubleClick={onBar(fullScreen)}
    >
      <LeaveButton {...{ onLeave, hasWayBack, isOpen }} />
      <Mode gamingType={gamingType} />
      <div className="summary">
        <b className="name">
          <ForeignText>{facts.name}</ForeignText>
        </b>
        <Strip store={store} />
      </div>
      {gamingType !== 'demo' && <BarBalance />}
      <FullScreenButton fullScreen={fullScreen} />
      <MoreMenu facts={facts} actions={actions} onReality={onReality} />
    </div>
  )
}

function useActions({
  facts,
  gamingType,
  onReload,
  onHide
}: Pick<NarrowBarProps, 'facts' | 'gamingType' | 'onReload' | 'onHide'>): MoreAction[] {
  const words = useWords(playWords)
  const hearts = useWords(favouriteWords)
  const { requireDeposit } = useNavigation()
  const { type, id } = facts
  const heart = useHeart(type === 'virtual' ? 'slot' : type, id)
  useFavourites(type === 'virtual' ? 'slot' : type)
  const deposit = { label: words.deposit(), run: () => requireDeposit() }
  const mark = { label: heart.pressed ? hearts.remove() : hearts.add(), run: heart.onToggle }
  return [
    ...(gamingType === 'demo' ? [] : [deposit]),
    ...(type === 'virtual' ? [] : [mark]),
    { label: words.reload(), run: onReload },
    { label: words.hideBar(), run: onHide }
  ]
}

/** A double click on the empty bar toggles full screen. */
function onBar(fullScreen: FullScreen): (event: MouseEvent) => void {
  return event => {
    // A pointer's target is an element.
    if (!(event.target as Element).closest('button, a, [role=menu], dialog')) fullScreen.toggle()
  }
}

function Mode({ gamingType }: Pick<BarProps, 'gamingType'>) {
  const words = useWords(playWords)
  if (gamingType === 'real') return null
  return <span className="mode">{gamingType === 'demo' ? words.demo() : words.tournament()}</span>
}

function FullScreenButton({ fullScreen: { isOn, toggle } }: Pick<BarProps, 'fullScreen'>) {
  const words = useWords(playWords)
  return (
    <IconButton
      label={isOn ? words.exitFullScreen() : words.fullScreen()}
      icon={isOn ? <ExitFullScreenIcon /> : <FullScreenIcon />}
      aria-keyshortcuts="F"
      onClick={toggle}
    />
  )
}

function BarHeart({ type, id }: { type: 'slot' | 'live'; id: string }) {
  const heart = useHeart(type, id)
  useFavourites(type)
  return <Heart {...heart} />
}

/** The balance (PLAY-02): the page's own figure, hidden while the player hides it. */
function BarBalance() {
  const words = useWords(balanceWords)
  const language = useLanguage()
  const { value } = useStore($balance)
  const isShown = useStore($showBalance)
  useEffect(startBalance, [])
  if (!value) return null
  return (
    <p className="balance number" role="group" aria-label={words.title()}>
      {isShown ? formatMoney(value.amount, language) : <HiddenAmount label={words.hidden()} />}
    </p>
  )
}
