import { atom, computed } from 'nanostores'

import {
  changeEmail as changeEmailCall,
  changeUsername as changeUsernameCall
} from '../contract/user-profile.ts'
import { send } from '../gateway/client.ts'
import { requireSecurePage } from '../lib/secure-page.ts'
import { showToast } from '../toasts/store.ts'
import { sessionHandle } from '../session/handle.ts'
import { clearOnSignOut } from '../session/player-data.ts'
import { $details, changeDetails, type Details, reloadDetails } from './details.ts'
import { confirmedBy, playerForm } from './form.ts'
import { profileWords } from './words.ts'

interface UsernameChange {
  username: string
  /** The player's current password, as confirmation. */
  password: string
}

interface EmailChange {
  email: string
  password: string
}

const usernameForm = playerForm(sendUsername)
const emailForm = playerForm(sendEmail)

export const $usernameForm = usernameForm.$state
/** Changes the user name. One submission at a time; never rejects. */
export const changeUsername = usernameForm.submit
export const forgetUsernameError = usernameForm.forgetOutcome

export const $emailForm = emailForm.$state
/** Requests a new e-mail address. One submission at a time; never rejects. */
export const changeEmail = emailForm.submit
export const forgetEmailError = emailForm.forgetOutcome

const $requestedEmail = atom('')
clearOnSignOut(() => $requestedEmail.set(''))

/** The text about an accepted request: the address is changed, a link has to be opened first, or it is not known which. */
export const $emailOutcome = computed([$details, $requestedEmail], ({ status, value }, requested) => {
  if (status === 'failed' || !value?.email) return profileWords.emailAccepted
  return isSameEmail(value.email, requested) ? profileWords.emailChanged : profileWords.emailLinkSent
})

/** Gateways may store an address in lower case. */
function isSameEmail(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}

async function sendUsername({ username, password }: UsernameChange): Promise<void> {
  requireSecurePage('a password')
  await confirmedBy(
    () => isInProfile(details => details.username === username),
    send(changeUsernameCall, { username, password })
  )
  sessionHandle()?.rename({ username })
  changeDetails(details => ({ ...details, username }))
  showToast({ tone: 'good', text: profileWords.usernameChanged, isSilent: true })
}

async function sendEmail({ email, password }: EmailChange): Promise<void> {
  requireSecurePage('a password')
  await confirmedBy(
    () => isInProfile(details => isSameEmail(details.email, email)),
    send(changeEmailCall, { email, password })
  )
  $requestedEmail.set(email)
  // Some gateways change it at once, others when a link in a message to it is opened: the profile shows which.
  await reloadDetails()
  // A logout meanwhile has cleared it.
  if ($requestedEmail.get()) showToast({ tone: 'good', text: $emailOutcome.get(), isSilent: true })
}

/** Asks the gateway whether the profile has the new value. */
async function isInProfile(hasValue: (details: Details) => boolean): Promise<boolean> {
  await reloadDetails()
  const { status, value } = $details.get()
  return status === 'ready' && hasValue(value)
}
