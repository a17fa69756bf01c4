import { $userProfile, logOut, sessionWords } from '@bnw/core/session'
import { useStore } from '@nanostores/react'
import { useRef } from 'react'

import { lazily, useNavigation, useWords } from '../kit/index.ts'
import { Avatar } from '../ui/avatar.tsx'
import { Button } from '../ui/button.tsx'
import { useHandOver } from './use-hand-over.ts'

/** Loaded on demand, with the formats of time that it needs. */
const LastLogin = lazily(async () => (await import('./last-login.tsx')).LastLogin)

/** The signed-in player, in place of the form (LOGIN-05). */
export function SignedIn({ hadFocus }: { hadFocus: { current: boolean } }) {
  const words = useWords(sessionWords)
  const { isOnSite } = useNavigation()
  const profile = useStore($userProfile)
  const player = useRef<HTMLParagraphElement>(null)
  useHandOver(player, hadFocus)
  const name = [profile?.firstname, profile?.lastname].filter(Boolean).join(' ')
  return (
    <div className="login signed-in">
      <Avatar name={name} size={56} />
      <p ref={player} tabIndex={-1}>
        <strong>{name || words.placeholderName()}</strong>
        <span>{profile?.username}</span>
        {!isOnSite && <LastLogin />}
      </p>
      <Button onClick={() => void logOut()}>{words.logOut()}</Button>
    </div>
  )
}
