import { environment } from '@bnw/core'
import { playOf, playWords } from '@bnw/core/game'
import { useStore } from '@nanostores/react'
import { type KeyboardEvent, useRef, useState } from 'react'

import {
  isPlainKey,
  type PropsOf,
  useAccess,
  useElementState,
  useRefresh,
  useStyles,
  useWords
} from '../kit/index.ts'
import { gameStyles } from '../tile/game-tile.tsx'
import { offeredStyles } from '../tile/offered-games.tsx'
import { buttonStyles, IconButton } from '../ui/button.tsx'
import { chipsStyles } from '../ui/chips.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { dialogStyles } from '../ui/dialog.tsx'
import { ChevronDownIcon } from '../ui/icons/chevron-down.tsx'
import { menuStyles } from '../ui/menu.tsx'
import { problemStyles } from '../ui/problem.tsx'
import { signedOutCardStyles } from '../ui/signed-out-card.tsx'
import { Bar, type BarProps, NarrowBar } from './bar.tsx'
import type { game } from './element.ts'
import { openRules } from './more-menu.tsx'
import { RealityReminder, RealitySettings, useReality, useRealityChoice } from './reality.tsx'
import { Interrupted, SignedOut } from './signed-out.tsx'
import css from './styles.css?inline'
import dialogsCss from './dialogs.css?inline'
import { Stage } from './stage.tsx'
import { Strip } from './strip.tsx'
import { elementState, useFacts, usePlay } from './use-play.ts'
import { useFullScreen } from './use-full-screen.ts'
import { type Leaving, useLeaving } from './use-leaving.ts'
import { useNarrow } from './use-narrow.ts'
import { useWakeLock } from './use-wake-lock.ts'

type GameProps = PropsOf<typeof game>

const styles = [
  ...gameStyles,
  offeredStyles,
  buttonStyles,
  chipsStyles,
  dialogStyles,
  menuStyles,
  problemStyles,
  signedOutCardStyles,
  css,
  dialogsCss
]

export function Game(props: GameProps) {
  useStyles(styles)
  return props.gameId ? <KnownGame {...props} /> : <NoGame />
}

/** A page may set the id later. */
function NoGame() {
  useElementState('empty')
  return null
}

/** The game of the attributes. Its key makes another game a new view, without state of the previous one (PLAY-02). */
function KnownGame(props: GameProps) {
  const { type, gameId: id, gamingType } = props
  const access = useAccess()
  const play = useStore(playOf({ type, id, gamingType }).$play)
  const isInterrupted = play.status === 'interrupted'
  if (access === 'signed-out' && !isInterrupted) return <SignedOut {...props} />
  return <Screen key={`${type} ${id} ${gamingType}`} {...props} />
}

function Screen(props: GameProps) {
  const section = useRef<HTMLElement>(null)
  const { store, play } = usePlay(props)
  const facts = useFacts(props, store)
  const leaving = useLeaving({ type: props.type, play, store })
  const fullScreen = useFullScreen(section)
  const isNarrow = useNarrow(section)
  const [isSettingsOpen, setSettingsOpen] = useState(false)
  const [reloads, setReloads] = useState(0)
  const isReminded = useReality(store)
  const reload = () => {
    setReloads(reloads + 1)
    return store.reload()
  }
  useWakeLock(play.status === 'ready')
  useRefresh(reload)
  useElementState(elementState(play), play.status === 'failed' ? play.error : undefined)

  const shared = { facts, store, onReload: () => void reload() }
  const onReality = () => setSettingsOpen(true)
  return (
    <section
      ref={section}
      className={`game ${fullScreen.isOverlay ? 'over-all' : ''}`}
      aria-label={facts.name}
      onKeyDown={onF(fullScreen.toggle)}
    >
      <Top
        {...{ ...shared, fullScreen, onReality }}
        isNarrow={isNarrow}
        gamingType={props.gamingType}
        isOpen={play.status === 'launching' || play.status === 'ready'}
        onLeave={leaving.request}
        hasWayBack={leaving.hasWayBack}
      />
      <Stage
        key={reloads}
        {...{ ...shared, play, leaving }}
        isPaused={props.paused || isReminded || leaving.isConfirming}
      />
      <Footer onReality={onReality} />
      <RealitySettings open={isSettingsOpen} onClose={() => setSettingsOpen(false)} />
      <RealityReminder onLeave={leaving.leave} />
      <Leave leaving={leaving} />
      {play.status === 'interrupted' && <Interrupted {...props} leaving={leaving} />}
    </section>
  )
}

/** The bar; on phones it collapses into a tab at the edge, which keeps time and net result in view. */
function Top({ isNarrow, ...props }: BarProps & { isNarrow: boolean }) {
  const words = useWords(playWords)
  const [isHidden, setHidden] = useState(false)
  if (!isNarrow) return <Bar {...props} />
  if (!isHidden) return <NarrowBar {...props} onHide={() => setHidden(true)} />
  return (
    <div className="tab">
      <Strip store={props.store} />
      <IconButton label={words.showBar()} icon={<ChevronDownIcon />} onClick={() => setHidden(false)} />
    </div>
  )
}

/** The money of a sandbox is play money; that of another gateway is not. */
function Footer({ onReality }: { onReality: () => void }) {
  const words = useWords(playWords)
  const choice = useRealityChoice()
  const { demoPlayer } = environment().configuration
  return (
    <div className="duty">
      <span>{demoPlayer ? `${words.duty()} · 18+` : '18+'}</span>
      <button type="button" onClick={openRules}>
        {words.rules()}
      </button>
      <button type="button" onClick={onReality}>
        {words.realityIs(choice)}
      </button>
    </div>
  )
}

function Leave({ leaving }: { leaving: Leaving }) {
  const words = useWords(playWords)
  return (
    <ConfirmDialog
      open={leaving.isConfirming}
      title={words.leave()}
      confirmLabel={words.leaveConfirm()}
      cancelLabel={words.stay()}
      onConfirm={leaving.leave}
      onCancel={leaving.stay}
    >
      <p>{words.leaveText()}</p>
    </ConfirmDialog>
  )
}

function onF(toggle: () => void): (event: KeyboardEvent) => void {
  return event => {
    const isInDialog = event.target instanceof Element && event.target.closest('dialog, .tile')
    if (isPlainKey(event) && !isInDialog && event.key.toLowerCase() === 'f') toggle()
  }
}
