import { atom, computed } from 'nanostores'

import {
  checkUserGa,
  clearGeneratedGa,
  setTwoAuthType,
  twoAuthType,
  userGenerateGa
} from '../contract/user-profile.ts'
import { send } from '../gateway/client.ts'
import { ContractError } from '../gateway/errors.ts'
import { createRemote } from '../lib/remote.ts'
import { showToast } from '../toasts/store.ts'
import { clearOnSignOut } from '../session/player-data.ts'
import { $otpStatus, keepOtpStatus } from '../session/otp-status.ts'
import { confirmedBy, playerForm } from './form.ts'
import { profileWords } from './words.ts'

/**
 * What a login requires besides the password: nothing, the code of an authenticator app, or a code sent by SMS; `unknown`
 * if the gateway does not say.
 */
export type SecondFactor = 'none' | 'ga' | 'sms' | 'unknown'

/** A key for an authenticator app. It is shown once and becomes active when it is confirmed. */
export interface AuthenticatorKey {
  /** Base32. */
  secret: string
  /** The `otpauth:` URL of the QR code; empty if the reply contains the key only. */
  address: string
}

const remote = createRemote(async (signal): Promise<SecondFactor> => {
  const { type } = await send(twoAuthType, { mode: 'get' }, { signal, skipStepUp: true })
  // Not shown as off: the player would believe the account is less protected than it may be.
  return type ?? 'unknown'
})
clearOnSignOut(remote.clear)

/** The active second factor. */
export const $secondFactor = remote.$remote
export const loadSecondFactor = remote.load

/** Whether a second factor is on, by its type or by the marker of the login; `undefined` if neither is known. */
export const $isSecondFactorOn = computed([$secondFactor, $otpStatus], ({ value }, hasMarker) =>
  value === undefined || value === 'unknown' ? hasMarker || undefined : value !== 'none'
)

/** The key during the setup. It is never stored, and dropped when the screen closes or the session ends. */
export const $authenticatorKey = atom<AuthenticatorKey | undefined>()
clearOnSignOut(forgetKey)

/** Number of the latest generation, whose reply is the only one that is shown. */
let latestGeneration = 0

const choosing = playerForm(choose)
const generating = playerForm(generate)
const confirming = playerForm(confirm)
const deactivating = playerForm(deactivate)

export const $secondFactorForm = choosing.$state
/** Selects SMS or no second factor. The authenticator is selected by confirming its key. Never rejects. */
export const chooseSecondFactor = choosing.submit
export const forgetSecondFactorError = choosing.forgetOutcome

export const $keyForm = generating.$state
/** Generates a new key. Never rejects. */
export const generateKey = () => generating.submit(undefined)

export const $keyConfirming = confirming.$state
/** Confirms the key with a code of the app, which enables the second factor. Never rejects. */
export const confirmKey = confirming.submit

export const $keyDeactivating = deactivating.$state
/** Disables the authenticator, with a code of the app. Never rejects. */
export const deactivateAuthenticator = deactivating.submit
export const forgetDeactivationError = deactivating.forgetOutcome

/** Cancels the setup and drops the key. The next setup generates a new one. */
export function forgetKey(): void {
  latestGeneration++
  $authenticatorKey.set(undefined)
  generating.clear()
  confirming.clear()
}

async function choose(type: 'none' | 'sms'): Promise<void> {
  await confirmedBy(() => isActive(type), send(setTwoAuthType, { mode: 'set', type }))
  settle(type)
  showToast({ tone: 'good', text: profileWords.factorChosen })
}

async function generate(): Promise<void> {
  const generation = ++latestGeneration
  $authenticatorKey.set(undefined)
  const { secret, otpauth } = await send(userGenerateGa, {})
  const address = /^otpauth:\/\/totp\//i.test(otpauth) ? otpauth : ''
  const key = (secret || secretOf(address)).replace(/[\s-]/g, '').toUpperCase()
  if (!/^[A-Z2-7]{8,}=*$/.test(key)) throw new ContractError('user.user_generate_ga', 'no key in the reply')
  if (latestGeneration === generation) $authenticatorKey.set({ secret: key, address })
}

async function confirm(code: string): Promise<void> {
  await confirmedBy(() => isActive('ga'), send(checkUserGa, { ga_code: code }))
  settle('ga')
  forgetKey()
  showToast({ tone: 'good', text: profileWords.authenticatorOn })
}

async function deactivate(code: string): Promise<void> {
  await confirmedBy(() => isActive('none'), send(clearGeneratedGa, { gacode: code }))
  settle('none')
  showToast({ tone: 'good', text: profileWords.authenticatorOff })
}

/** Asks the gateway for the active second factor. */
async function isActive(type: SecondFactor): Promise<boolean> {
  await remote.reload()
  const { status, value } = remote.$remote.get()
  return status === 'ready' && value === type
}

function settle(type: SecondFactor): void {
  remote.change(() => type)
  keepOtpStatus(type !== 'none')
}

function secretOf(address: string): string {
  return address ? (new URL(address).searchParams.get('secret') ?? '') : ''
}
