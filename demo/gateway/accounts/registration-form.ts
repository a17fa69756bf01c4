import type { InputOf, user } from '@bnw/core/contract'
import { isIdentityNumber, PERSON_NAME } from '@bnw/core/rules'

import { momentText } from '../dates.ts'
import type { Message } from '../refusal.ts'
import { readPromotionCode } from './promotion-codes.ts'
import { assertPassword, readEmail, readPhone, readUsername, REQUIRED, wrongField } from './rules.ts'

export type RegistrationInput = InputOf<typeof user.register>

const TURKEY = 'TR'
const CURRENCY = 'TRY'
const ADULT = 18
const EARLIEST = '1900-01-01'

const WORDS = {
  person: {
    tr: '2 ile 50 karakter arasında, yalnızca harf, boşluk, nokta, kesme ve tire kullanın',
    en: 'Use 2 to 50 characters: letters, spaces, dots, apostrophes and hyphens only'
  },
  date: { tr: 'Geçerli bir tarih girin', en: 'Enter a valid date' },
  underAge: { tr: '18 yaşından küçükler üye olamaz', en: 'You must be 18 or older' },
  identity: { tr: 'T.C. Kimlik Numarası Hatalı...', en: 'T.R. Identity Number is Incorrect...' },
  country: { tr: 'Listeden seçin', en: 'Choose from the list' },
  currency: { tr: 'Yalnızca TRY ile hesap açılır', en: 'Accounts are in TRY alone' },
  rules: { tr: 'Kuralları kabul etmelisiniz', en: 'You have to accept the rules' }
} satisfies Record<string, Message>

/**
 * Validates a registration, field by field in the order of the form (REG-02).
 *
 * @param now ms since 1970 UTC.
 * @throws {Refusal} Names the first invalid field.
 */
export function readRegistration(input: RegistrationInput, now: number) {
  const username = readUsername(input.username)
  const email = readEmail(input.email)
  assertPassword({
    password: input.password,
    confirmation: input.confirm_password,
    fields: ['password', 'confirm_password'],
    names: [username, email]
  })
  const player = {
    username,
    email,
    firstname: readPersonName('firstname', input.firstname),
    lastname: readPersonName('lastname', input.lastname),
    birthdate: readBirthdate(input.birthdate, now),
    ...readAddress(input),
    phone: readPhone(input.phone),
    promotionCode: readPromotionCode(input.promotion_code),
    referenceNumber: input.reference_number?.trim() ?? '',
    smsOptin: input.sms_optin === 1,
    emailOptin: input.email_optin === 1
  }
  if (input.currency !== CURRENCY) throw wrongField('currency', WORDS.currency)
  if (input.rules_accepted !== 1) throw wrongField('rules_accepted', WORDS.rules)
  return player
}

function readPersonName(field: 'firstname' | 'lastname', text: string): string {
  const name = text.trim()
  if (!name) throw wrongField(field, REQUIRED)
  if (!PERSON_NAME.test(name)) throw wrongField(field, WORDS.person)
  return name
}

/** A player turns 18 at midnight in Istanbul. */
function readBirthdate(birthdate: string, now: number): string {
  const today = momentText(new Date(now)).slice(0, 10)
  if (birthdate < EARLIEST || birthdate > today) throw wrongField('birthdate', WORDS.date)
  const adult = `${Number(birthdate.slice(0, 4)) + ADULT}${birthdate.slice(4)}`
  if (adult > today) throw wrongField('birthdate', WORDS.underAge)
  return birthdate
}

/** The identity number is required in Turkey and not stored for other countries (VALID-02). */
function readAddress({ country, identity = '', city, address }: RegistrationInput) {
  if (!/^[A-Z]{2}$/.test(country)) throw wrongField('country', WORDS.country)
  const home = { country, city: city.trim(), address: address.trim(), identity: '' }
  if (country === TURKEY) {
    home.identity = identity.trim()
    if (!home.identity) throw wrongField('identity', REQUIRED)
    if (!isIdentityNumber(home.identity)) throw wrongField('identity', WORDS.identity)
  }
  if (!home.city) throw wrongField('city', REQUIRED)
  if (!home.address) throw wrongField('address', REQUIRED)
  return home
}
