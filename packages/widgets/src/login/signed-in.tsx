import { $userProfile, logOut, sessionWords } from '@bnw/core/session'
import { useStore } from '@nanostores/react'

import { useWords } from '../kit/index.ts'
import { Avatar } from '../ui/avatar.tsx'
import { Button } from '../ui/button.tsx'

/** Who is signed in, in place of the form (LOGIN-05). */
export function SignedIn() {
  const words = useWords(sessionWords)
  const profile = useStore($userProfile)
  const own = [profile?.firstname, profile?.lastname].filter(Boolean).join(' ')
  return (
    <div className="login signed-in">
      <Avatar name={own} size={56} />
      <p>
        <strong>{own || words.placeholderName()}</strong>
        <span>{profile?.username}</span>
      </p>
      <Button onClick={() => void logOut()}>{words.logOut()}</Button>
    </div>
  )
}
