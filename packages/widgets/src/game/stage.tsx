import { explainPlay, type Play, type PlayStore, playWords } from '@bnw/core/game'
import { gatewayWords } from '@bnw/core/gateway'
import type { ReactNode } from 'react'

import { OfferedGames } from '../tile/offered-games.tsx'
import { useWords } from '../kit/index.ts'
import { Button } from '../ui/button.tsx'
import { LoadError } from '../ui/load-error.tsx'
import { Picture } from '../ui/picture.tsx'
import { useFrame } from './use-frame.ts'
import type { Leaving } from './use-leaving.ts'
import type { Facts } from './use-play.ts'

interface StageProps {
  facts: Facts
  store: PlayStore
  play: Play
  leaving: Leaving
  isPaused: boolean
  onReload: () => void
}

/** The area of the game: its cover until it is ready, its frame, or an error. */
export function Stage({ facts, store, play, leaving, isPaused, onReload }: StageProps) {
  const words = useWords(playWords)
  const isFramed = 'url' in play
  if (play.status === 'failed')
    return <Failed error={play.error} facts={facts} leaving={leaving} onRetry={onReload} />
  if (play.status === 'closed')
    return (
      <div className="stage">
        <Cover facts={facts}>
          <p>{words.closed()}</p>
          <Button kind="primary" onClick={onReload}>
            {words.reopen()}
          </Button>
        </Cover>
      </div>
    )
  return (
    <div className="stage" aria-busy={play.status === 'opening' || play.status === 'launching'}>
      {isFramed && <Frame {...{ facts, store, play, leaving, isPaused, onReload }} />}
      {!isFramed && (
        <Cover facts={facts}>
          <p role="status">{words.preparing()}</p>
        </Cover>
      )}
    </div>
  )
}

/** The minimum that games need: scripts, storage, forms, pop-ups. No navigation of the top page. */
const SANDBOX = 'allow-scripts allow-same-origin allow-forms allow-popups'

interface FrameProps extends StageProps {
  play: Extract<Play, { url: string }>
}

function Frame({ facts, store, play, leaving, isPaused, onReload }: FrameProps) {
  const words = useWords(playWords)
  const { frame, onLoad, isSlow } = useFrame(store, play, { isPaused, onExit: leaving.request })
  return (
    <>
      <iframe
        ref={frame}
        src={play.url}
        title={facts.name}
        part="frame"
        sandbox={SANDBOX}
        allow="autoplay; fullscreen; screen-wake-lock"
        referrerPolicy="strict-origin-when-cross-origin"
        onLoad={onLoad}
      />
      {play.status === 'launching' && (
        <Cover facts={facts}>
          <p role="status">{isSlow ? words.waiting() : words.preparing()}</p>
          {isSlow && (
            <div className="ways">
              <Button kind="primary" onClick={onReload}>
                {gatewayWords.retry()}
              </Button>
              {leaving.hasWayBack && <Button onClick={leaving.leave}>{words.toLobby()}</Button>}
            </div>
          )}
        </Cover>
      )}
    </>
  )
}

interface FailedProps extends Pick<StageProps, 'facts' | 'leaving'> {
  error: Error
  onRetry: () => void
}

/** The error of a slot, in place. Other types navigate away, except on a partner's page (PLAY-03). */
function Failed({ error, facts, leaving, onRetry }: FailedProps) {
  const words = useWords(playWords)
  return (
    <div className="stage failed">
      <LoadError error={error} message={explainPlay(error)} onRetry={onRetry} />
      {leaving.hasWayBack && (
        <Button kind="text" onClick={leaving.leave}>
          {words.toLobby()}
        </Button>
      )}
      {facts.type === 'slot' && (
        <OfferedGames
          title={words.similar()}
          query={{ type: 'slot', provider: facts.providerId }}
          besides={facts.id}
        />
      )}
    </div>
  )
}

function Cover({ facts, children }: { facts: Facts; children: ReactNode }) {
  return (
    <div className="cover-plate">
      <div className="cover-art">
        <Picture src={facts.picture} coverKey={`${facts.type}:${facts.id}`} eager />
      </div>
      <p className="cover-name">{facts.name}</p>
      {children}
    </div>
  )
}
