import { playWords } from '@bnw/core/game'
import { playPath } from '@bnw/core/routes'

import { type PropsOf, useElementState, useNavigation, useWords } from '../kit/index.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { StateCard } from '../ui/state-card.tsx'
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
  const words = useWords(playWords)
  const logIn = useLogIn(props)
  useElementState('signed-out')
  return (
    <StateCard
      kind="signed-out"
      title={words.signedOut()}
      action={
        <Button kind="primary" onClick={logIn}>
          {words.logIn()}
        </Button>
      }
    />
  )
}

/** Requests the login, which returns to the game. */
function useLogIn({ type, gameId, gamingType, providerName }: GameProps): () => void {
  const { requireLogin } = useNavigation()
  const variant = { gamingType: gamingType === 'real' ? undefined : gamingType, providerName }
  return () => requireLogin(playPath(type, gameId, variant))
}
