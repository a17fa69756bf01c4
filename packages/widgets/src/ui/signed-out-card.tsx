import { useNavigation, useWords } from '../kit/index.ts'
import { Button } from './button.tsx'
import { LockIcon } from './icons/lock.tsx'
import css from './signed-out-card.css?inline'
import { useId } from './use-id.ts'

export const signedOutCardStyles = css

export interface SignedOutCardProps {
  words: { signedOut(): string; logIn(): string }
  /** The path of the site where the player comes back to after the login. */
  returnUrl: string
}

/**
 * Asks a visitor to log in, in place of a player's data. It fills the height of its container. Needs `buttonStyles` and
 * `signedOutCardStyles`.
 *
 * @part state-card - What asks a visitor to log in, in place of the content.
 */
export function SignedOutCard({ words, returnUrl }: SignedOutCardProps) {
  const { requireLogin } = useNavigation()
  const heading = useId()
  useWords(words)
  return (
    <section className="signed-out" part="state-card" aria-labelledby={heading}>
      <LockIcon />
      <h2 className="small-heading" id={heading}>
        {words.signedOut()}
      </h2>
      <Button kind="primary" onClick={() => requireLogin(returnUrl)}>
        {words.logIn()}
      </Button>
    </section>
  )
}
