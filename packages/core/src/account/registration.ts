import { dayAt } from '../lib/day.ts'
import {
  anyPhone,
  birthDate,
  email,
  firstOf,
  identityNumber,
  mobilePhone,
  newPassword,
  oneOf,
  personName,
  problemsOf,
  required,
  sameAs,
  username
} from '../lib/validators.ts'
import { countryCodes, TURKEY } from './countries.ts'
import { provinces } from './provinces.ts'

/** Input of the registration form: texts as typed, the country's two-letter code (REG-01). */
export interface Registration {
  username: string
  email: string
  password: string
  confirmPassword: string
  firstName: string
  lastName: string
  birthDate: string
  country: string
  /** Digits. Only if the country is Turkey. */
  identityNumber: string
  /** The name of a province in Turkey, otherwise free text. */
  city: string
  address: string
  /** Always TRY, the only one there is (REG-01). */
  currency: string
  phone: string
  promotionCode: string
  referenceNumber: string
  wantsSms: boolean
  wantsEmail: boolean
  acceptsRules: boolean
}

export type RegistrationField = keyof Registration

export const emptyRegistration: Registration = {
  username: '',
  email: '',
  password: '',
  confirmPassword: '',
  firstName: '',
  lastName: '',
  birthDate: '',
  country: TURKEY,
  identityNumber: '',
  city: '',
  address: '',
  currency: 'TRY',
  phone: '',
  promotionCode: '',
  referenceNumber: '',
  wantsSms: false,
  wantsEmail: false,
  acceptsRules: false
}

/** Maximum number of characters of an address. */
export const MAX_ADDRESS_LENGTH = 250

/**
 * Validates the form. Returns error texts by field, in the current language (REG-02).
 *
 * @param now ms since 1970 UTC, for the minimum age of 18.
 */
export function registrationProblems(
  fields: Registration,
  now: number
): Partial<Record<RegistrationField, string>> {
  const isTurkey = fields.country === TURKEY
  const name = firstOf(required, personName)
  return problemsOf({
    username: firstOf(required, username)(fields.username),
    email: firstOf(required, email)(fields.email),
    password: firstOf(required, newPassword)(fields.password),
    confirmPassword: firstOf(required, sameAs(fields.password))(fields.confirmPassword),
    firstName: name(fields.firstName),
    lastName: name(fields.lastName),
    birthDate: firstOf(required, birthDate(dayAt(now)))(fields.birthDate),
    country: firstOf(required, oneOf(countryCodes))(fields.country),
    identityNumber: isTurkey ? firstOf(required, identityNumber)(fields.identityNumber) : undefined,
    city: isTurkey ? firstOf(required, oneOf(provinces))(fields.city) : required(fields.city),
    address: required(fields.address),
    phone: firstOf(required, isTurkey ? mobilePhone : anyPhone)(fields.phone),
    acceptsRules: required(fields.acceptsRules ? 'yes' : '')
  })
}
