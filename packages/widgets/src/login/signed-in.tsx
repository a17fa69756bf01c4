import { $userProfile, logOut, sessionWords } from '@bnw/core/session'
import { useStore } from '@nanostores/react'

import { useWords } from '../kit/index.ts'
import { Avatar } from '../ui/avatar.tsx'
import { Button } from '../ui/button.tsx'

/** The signed-in player, in place of the form (LOGIN-05). */
export function SignedIn() {
  const words = useWords(sessionWords)
  const profile = useStore($userProfile)
  const name = [profile?.firstname, profile?.lastname].filter(Boolean).join(' ')
  return (
    <div className="login signed-in">
      <Avatar name={name} size={56} />
      <p>
        <strong>{name || words.placeholderName()}</strong>
        <span>{profile?.username}</span>
      </p>
      <Button onClick={() => void logOut()}>{words.logOut()}</Button>
    </div>
  )
}
