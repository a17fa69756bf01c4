import { atom } from 'nanostores'

import { checkUserGa, clearGeneratedGa, twoAuthType, userGenerateGa } from '../contract/user-profile.ts'
import { send } from '../gateway/client.ts'
import { ContractError } from '../gateway/errors.ts'
import { createRemote } from '../lib/remote.ts'
import { NOTIFICATION_TOAST_MS, showToast } from '../toasts/store.ts'
import { clearOnSignOut } from '../session/player-data.ts'
import { $otpStatus } from '../session/session.ts'
import { shared } from '../shared.ts'
import { playerForm } from './form.ts'
import { profileWords } from './words.ts'

/** What a login asks for besides the password: nothing, the code of an authenticator app, or one sent by SMS. */
export type SecondFactor = 'none' | 'ga' | 'sms'

/** A key that an authenticator app takes over. It is shown once, and counts from its confirmation on. */
export interface AuthenticatorKey {
  /** Base32. */
  secret: string
  /** The `otpauth:` address that the QR code holds; empty where there is only the key. */
  address: string
}

const remote = shared('profile.second-factor', () => {
  const factor = createRemote(async (signal): Promise<SecondFactor> => {
    const { type } = await send(twoAuthType, { mode: 'get' }, { signal, showErrors: false })
    return type ?? 'none'
  })
  clearOnSignOut(factor.clear)
  return factor
})

/** The second factor in force. */
export const $secondFactor = remote.$remote
export const loadSecondFactor = remote.load

/** The key that is being set up. Nothing keeps it: it goes with the screen and with the session. */
export const $authenticatorKey = shared('profile.key', () => {
  const $store = atom<AuthenticatorKey | undefined>()
  clearOnSignOut(forgetKey)
  return $store
})

/** Which generation may still show its key. */
const turn = shared('profile.key-turn', () => ({ last: 0 }))

const choosing = playerForm('second-factor-form', choose)
const generating = playerForm('key-form', generate)
const confirming = playerForm('key-confirming', confirm)
const deactivating = playerForm('key-deactivating', deactivate)

export const $secondFactorForm = choosing.$state
/** Chooses SMS or nothing. The authenticator is chosen by confirming its key. Never rejects. */
export const chooseSecondFactor = choosing.submit

export const $keyForm = generating.$state
/** Asks for a new key. Never rejects. */
export const generateKey = () => generating.submit(undefined)

export const $keyConfirming = confirming.$state
/** Confirms the key with a code of the app: the second factor is on from then. Never rejects. */
export const confirmKey = confirming.submit

export const $keyDeactivating = deactivating.$state
/** Turns the authenticator off, with a code of the app. Never rejects. */
export const deactivateAuthenticator = deactivating.submit
export const forgetDeactivationError = deactivating.clear

/** Leaves the setting-up: the key is forgotten, and the next one is another (O19). */
export function forgetKey(): void {
  turn.last++
  $authenticatorKey.set(undefined)
  generating.clear()
  confirming.clear()
}

async function choose(type: 'none' | 'sms'): Promise<void> {
  await send(twoAuthType, { mode: 'set', type })
  settle(type)
  showToast({ tone: 'good', text: profileWords.factorChosen, durationMs: NOTIFICATION_TOAST_MS })
}

async function generate(): Promise<void> {
  const mine = ++turn.last
  $authenticatorKey.set(undefined)
  const { secret, otpauth } = await send(userGenerateGa, {})
  const address = /^otpauth:\/\/totp\//i.test(otpauth) ? otpauth : ''
  const key = (secret || secretOf(address)).replace(/[\s-]/g, '').toUpperCase()
  if (!/^[A-Z2-7]{8,}=*$/.test(key)) throw new ContractError('user.user_generate_ga', 'no key in the reply')
  if (turn.last === mine) $authenticatorKey.set({ secret: key, address })
}

async function confirm(code: string): Promise<void> {
  await send(checkUserGa, { ga_code: code })
  settle('ga')
  forgetKey()
  showToast({ tone: 'good', text: profileWords.authenticatorOn, durationMs: NOTIFICATION_TOAST_MS })
}

async function deactivate(code: string): Promise<void> {
  await send(clearGeneratedGa, { gacode: code })
  settle('none')
  showToast({ tone: 'good', text: profileWords.authenticatorOff, durationMs: NOTIFICATION_TOAST_MS })
}

function settle(type: SecondFactor): void {
  remote.change(() => type)
  $otpStatus.set(type !== 'none')
}

function secretOf(address: string): string {
  return address ? (new URL(address).searchParams.get('secret') ?? '') : ''
}
