import { atom } from 'nanostores'

import type { InputOf } from '../contract/call.ts'
import { register as registerCall } from '../contract/user.ts'
import { environment } from '../environment.ts'
import { send } from '../gateway/client.ts'
import { isFailure } from '../gateway/errors.ts'
import { readDay } from '../lib/day.ts'
import { loadTime, saveText } from '../lib/storage.ts'
import { requireSecurePage } from '../lib/secure-page.ts'
import { createSubmit, type Submission } from '../lib/submit.ts'
import { fold } from '../lib/turkish.ts'
import { digitsOf, readAnyPhone } from '../lib/typed-text.ts'
import { cleanCodeWord } from '../rules/code-word.ts'
import { showToast } from '../toasts/store.ts'
import { $registeredName } from '../session/login.ts'
import { clearOnSignOut } from '../session/player-data.ts'
import { sessionWords } from '../session/words.ts'
import { onPageReset } from '../page-life.ts'
import { TURKEY } from './countries.ts'
import { forgetReference } from './reference.ts'
import { type Registration, type RegistrationField } from './registration.ts'
import { accountWords } from './words.ts'

const form = createSubmit(sendRegistration)
onPageReset(form.clear)

/** State of the registration form, with the gateway's refusal if any. */
export const $registerForm = form.$state

/** Registers. The fields must be valid. One submission at a time; never rejects. */
export const register = form.submit
export const forgetRegisterError = form.forgetOutcome

/** The input so far, without the passwords. It is kept in memory until the page is closed. */
export const $registrationDraft = atom<Partial<Registration>>({})
clearOnSignOut(() => $registrationDraft.set({}))

export function keepRegistrationDraft(fields: Partial<Registration>): void {
  const { password: _password, confirmPassword: _confirm, ...draft } = fields
  $registrationDraft.set({ ...$registrationDraft.get(), ...draft })
}

/** How long the confirmation page is available after a registration, ms. */
const CONFIRMATION_MS = 3_600_000

/** Whether this device sent a registration within the last hour, which the confirmation page requires (REG-02). */
export function hasRegistered(): boolean {
  const at = loadTime('bnw:registered')
  const age = environment().now() - (at ?? 0)
  return at !== undefined && age >= 0 && age < CONFIRMATION_MS
}

async function sendRegistration(fields: Registration): Promise<void> {
  requireSecurePage('registration')
  await send(registerCall, toWire(fields))
  $registrationDraft.set({})
  $registeredName.set(fields.username.trim())
  forgetReference()
  saveText('bnw:registered', String(environment().now()))
  showToast({ tone: 'good', text: accountWords.registered, isSilent: true })
}

/** The fields of a form without problems: phone and day of birth can be read. */
function toWire(fields: Registration): InputOf<typeof registerCall> {
  const promotionCode = cleanCodeWord(fields.promotionCode)
  const referenceNumber = fields.referenceNumber.trim()
  return {
    firstname: fields.firstName.trim(),
    lastname: fields.lastName.trim(),
    birthdate: readDay(fields.birthDate)!,
    country: fields.country,
    city: fields.city.trim(),
    address: fields.address.trim(),
    currency: fields.currency,
    email: fields.email.trim(),
    phone: readAnyPhone(fields.phone)!,
    username: fields.username.trim(),
    password: fields.password,
    confirm_password: fields.confirmPassword,
    sms_optin: fields.wantsSms ? 1 : 0,
    email_optin: fields.wantsEmail ? 1 : 0,
    rules_accepted: fields.acceptsRules ? 1 : 0,
    ...(fields.country === TURKEY && { identity: digitsOf(fields.identityNumber, 11) }),
    ...(promotionCode && { promotion_code: promotionCode }),
    ...(referenceNumber && { reference_number: referenceNumber })
  }
}

/** A field of the registration, or the one that only a change of password has. */
type RefusableField = RegistrationField | 'currentPassword'

/** The fields of forms by their wire names. */
const WIRE_NAMES: Record<string, RefusableField> = {
  firstname: 'firstName',
  lastname: 'lastName',
  birthdate: 'birthDate',
  identity: 'identityNumber',
  country: 'country',
  city: 'city',
  address: 'address',
  currency: 'currency',
  email: 'email',
  phone: 'phone',
  username: 'username',
  password: 'password',
  confirm_password: 'confirmPassword',
  old_password: 'currentPassword',
  new_password: 'password',
  promotion_code: 'promotionCode',
  reference_number: 'referenceNumber',
  sms_optin: 'wantsSms',
  email_optin: 'wantsEmail',
  rules_accepted: 'acceptsRules'
}

/** Fields that must differ from those of other players, which only the gateway can check, by their labels. */
const UNIQUE_FIELDS = {
  username: sessionWords.username,
  email: accountWords.email,
  phone: accountWords.phone
}

/** The field that a refusal is about: the gateway names it in `debug`, or its message names one of them by its label. */
export function refusedField(state: Submission): RefusableField | undefined {
  if (state.status !== 'failed' || !isFailure(state.error, 'RefusedError')) return undefined
  const { debug, forPlayer } = state.error
  return Object.hasOwn(WIRE_NAMES, debug) ? WIRE_NAMES[debug] : namedField(forPlayer)
}

/** "Bu e-posta adresi kayıtlı" names the e-mail; a message that names several fields may be about any of them. */
function namedField(message: string): RegistrationField | undefined {
  // `Object.keys()` returns strings.
  const names = Object.keys(UNIQUE_FIELDS) as (keyof typeof UNIQUE_FIELDS)[]
  const named = names.filter(name => lettersOf(message).includes(lettersOf(UNIQUE_FIELDS[name]())))
  return named.length === 1 ? named[0] : undefined
}

/** Gateways write "user name" and "username", "e-posta" and "eposta". */
function lettersOf(text: string): string {
  return fold(text).replace(/[^a-z]/g, '')
}
