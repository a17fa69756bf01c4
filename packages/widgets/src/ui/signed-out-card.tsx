import { useNavigation, useWords } from '../kit/index.ts'
import { Button } from './button.tsx'
import { StateCard } from './state-card.tsx'

export interface SignedOutCardProps {
  words: { signedOut(): string; logIn(): string }
  /** The path of the site where the player comes back to after the login. */
  returnUrl: string
}

/** Asks a visitor to log in, in place of a player's data. Needs `buttonStyles` and `stateCardStyles`. */
export function SignedOutCard({ words, returnUrl }: SignedOutCardProps) {
  const { requireLogin } = useNavigation()
  useWords(words)
  return (
    <StateCard
      kind="signed-out"
      title={words.signedOut()}
      action={
        <Button kind="primary" onClick={() => requireLogin(returnUrl)}>
          {words.logIn()}
        </Button>
      }
    />
  )
}
