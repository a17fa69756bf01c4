import { $isPlayer, $sessionStatus, playPath, playWords } from '@bnw/core'
import { useStore } from '@nanostores/react'
import { useRef, useState } from 'react'

import { type PropsOf, useElementState, useIntent, useRefresh, useStyles, useWords } from '../kit/index.ts'
import { gameStyles } from '../games/game-tile.tsx'
import { offeredStyles } from '../games/offered-games.tsx'
import { Button, buttonStyles } from '../ui/button.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { dialogStyles } from '../ui/dialog.tsx'
import { problemStyles } from '../ui/problem.tsx'
import { StateCard, stateCardStyles } from '../ui/state-card.tsx'
import { Bar } from './bar.tsx'
import type { game } from './element.ts'
import css from './styles.css?inline'
import { Stage } from './stage.tsx'
import { elementState, useFacts, usePlay } from './use-play.ts'
import { useFullScreen } from './use-full-screen.ts'
import { useLeaving } from './use-leaving.ts'

type GameProps = PropsOf<typeof game>

const styles = [...gameStyles, offeredStyles, buttonStyles, dialogStyles, problemStyles, stateCardStyles, css]

/** The game of these attributes; another game is another view, so that nothing of the one before is left (PLAY-02). */
export function Game(props: GameProps) {
  useStyles(styles)
  const status = useStore($sessionStatus)
  const isPlayer = useStore($isPlayer)
  if (!isPlayer && status !== 'starting') return <SignedOut {...props} />
  return <Screen key={`${props.type} ${props.gameId} ${props.gamingType}`} {...props} />
}

function Screen(props: GameProps) {
  const words = useWords(playWords)
  const section = useRef<HTMLElement>(null)
  const { store, play } = usePlay(props)
  const facts = useFacts(props, play)
  const leaving = useLeaving({ type: props.type, play, store })
  const fullScreen = useFullScreen(section)
  const [round, setRound] = useState(0)
  const reload = () => {
    setRound(round + 1)
    return store.reload()
  }
  useRefresh(reload)
  useElementState(elementState(play), play.status === 'failed' ? play.error : undefined)

  return (
    <section ref={section} className={`game ${fullScreen.isOver ? 'over-all' : ''}`} aria-label={facts.name}>
      <Bar
        facts={facts}
        gamingType={props.gamingType}
        isOpen={play.status === 'launching' || play.status === 'ready'}
        fullScreen={fullScreen}
        onReload={() => void reload()}
        onLeave={leaving.ask}
      />
      <Stage
        key={round}
        facts={facts}
        store={store}
        play={play}
        onReload={() => void reload()}
        leaving={leaving}
      />
      <p className="duty">{words.duty()} · 18+</p>
      <ConfirmDialog
        open={leaving.isAsked}
        title={words.leave()}
        confirmLabel={words.leaveConfirm()}
        cancelLabel={words.stay()}
        onConfirm={leaving.leave}
        onCancel={leaving.stay}
      >
        <p>{words.leaveText()}</p>
      </ConfirmDialog>
    </section>
  )
}

function SignedOut({ type, gameId, gamingType, providerName }: GameProps) {
  const words = useWords(playWords)
  const intent = useIntent()
  const returnUrl = playPath(type, gameId, {
    gamingType: gamingType === 'real' ? undefined : gamingType,
    providerName
  })
  useElementState('signed-out')
  return (
    <StateCard
      kind="signed-out"
      title={words.signedOut()}
      action={
        <Button kind="primary" onClick={() => intent('bnw-login-required', { returnUrl })}>
          {words.logIn()}
        </Button>
      }
    />
  )
}
