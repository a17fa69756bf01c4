import { playWords } from '@bnw/core/game'
import { playPath } from '@bnw/core/routes'

import { type PropsOf, useElementState, useNavigation, useWords } from '../kit/index.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { SignedOutCard } from '../ui/signed-out-card.tsx'
import type { game } from './element.ts'
import type { Leaving } from './use-leaving.ts'

type GameProps = PropsOf<typeof game>

/** The session ended during the game: the game stays visible until the player leaves or logs in. */
export function Interrupted({ leaving, ...props }: GameProps & { leaving: Leaving }) {
  const words = useWords(playWords)
  const logIn = useLogIn(props)
  return (
    <Dialog
      open
      title={words.expired()}
      size="small"
      decision
      footer={
        <>
          <Button onClick={leaving.leave}>{words.toLobby()}</Button>
          <Button kind="primary" data-first onClick={logIn}>
            {words.logIn()}
          </Button>
        </>
      }
    >
      <p>{words.expiredText()}</p>
    </Dialog>
  )
}

export function SignedOut(props: GameProps) {
  useElementState('signed-out')
  return <SignedOutCard words={playWords} returnUrl={pathOf(props)} />
}

/** Requests the login, which returns to the game. */
function useLogIn(props: GameProps): () => void {
  const { requireLogin } = useNavigation()
  return () => requireLogin(pathOf(props))
}

/** The path of the site where the game is played. */
function pathOf({ type, gameId, gamingType, providerName }: GameProps): string {
  return playPath(type, gameId, { gamingType: gamingType === 'real' ? undefined : gamingType, providerName })
}
