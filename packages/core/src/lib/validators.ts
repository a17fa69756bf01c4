import { kurus, type Kurus } from '../contract/units.ts'
import { isIdentityNumber } from '../rules/identity-number.ts'
import { brokenPasswordRule, type RequiredPasswordRule } from '../rules/password.ts'
import { EMAIL, PERSON_NAME, USERNAME } from '../rules/person.ts'
import { isOfAge, readDay, type Day } from './day.ts'
import { formWords as words } from './form-words.ts'
import { readAmount } from './money.ts'
import { phoneDigits, readAnyPhone, readIban, readPhone } from './typed-text.ts'

/**
 * Returns an error text in the current language, or `undefined` if the text is valid. All validators except `required`
 * accept an empty text; combine them: `firstOf(required, email)`.
 */
export type Check = (text: string) => string | undefined

/** Combines validators: the first error is returned. */
export function firstOf(...checks: readonly Check[]): Check {
  return text => {
    for (const check of checks) {
      const problem = check(text)
      if (problem) return problem
    }
    return undefined
  }
}

/** The fields that have a problem, with its text. */
export function problemsOf<Field extends string>(
  problems: Record<Field, string | undefined>
): Partial<Record<Field, string>> {
  // The keys of `Object.fromEntries()` are strings.
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem)) as Partial<
    Record<Field, string>
  >
}

export const required: Check = text => (text.trim() ? undefined : words.required())

export const email = matching(EMAIL, words.email)

/** A user name: ASCII only, so that no two look alike; 3 to 30 characters, the first a letter or digit. */
export const username = matching(USERNAME, words.username)

/** Letters of any language, space, apostrophe, hyphen and dot; 2 to 50 characters. */
export const personName = matching(PERSON_NAME, words.personName)

/** A date that `readDay()` can parse. */
export const date: Check = text => problemIf(text, !readDay(text), words.date)

export const time = matching(/^([01]?\d|2[0-3])[:.][0-5]\d$/, words.time)

export const colour = matching(/^#([\da-f]{3}|[\da-f]{6})$/i, words.colour)

/** The code of an SMS or an authenticator app. */
export const sixDigits = matching(/^\d{6}$/, words.code)

/** The date of birth of a person of at least 18 years. @param today In Istanbul time. */
export function birthDate(today: Day): Check {
  return text => {
    const day = readDay(text)
    return day ? problemIf(text, !isOfAge(day, today), words.underAge) : date(text)
  }
}

export const identityNumber: Check = text =>
  problemIf(text, !isIdentityNumber(text.replace(/[\s-]/g, '')), words.identityNumber)

/** A Turkish mobile number; a landline number has its own error text. */
export const mobilePhone: Check = text => {
  const digits = phoneDigits(text)
  if (digits && !digits.startsWith('5')) return words.phoneBeginning()
  return problemIf(text, !readPhone(text), words.phone)
}

/** The number of a player outside Turkey: of any country with its code, or a Turkish mobile number. */
export const anyPhone: Check = text => problemIf(text, !readAnyPhone(text), words.phone)

export const iban: Check = text => problemIf(text, !readIban(text), words.iban)

/** Limits of an amount in kuruş, both inclusive. Without one there is no such limit. */
interface AmountLimits {
  min?: Kurus | undefined
  max?: Kurus | undefined
}

/** An amount above zero and within its limits. An empty text is an error. */
export function amount({ min = kurus(1), max = kurus(Infinity) }: AmountLimits = {}): Check {
  return text => {
    if (!text.trim()) return words.amountMissing()
    const typed = readAmount(text)
    if (typed === undefined) return words.amountShape()
    return typed < min || typed > max ? words.amountRange() : undefined
  }
}

const PASSWORD_PROBLEMS: Record<RequiredPasswordRule, () => string> = {
  length: words.passwordLength,
  capital: words.passwordCapital,
  number: words.passwordNumber
}

/** The error text of the first rule that a new password breaks. */
export const newPassword: Check = password => {
  const broken = brokenPasswordRule(password)
  return password && broken ? PASSWORD_PROBLEMS[broken]() : undefined
}

/** Equal to the other password. */
export function sameAs(password: string): Check {
  return text => problemIf(text, text !== password, words.passwordTwice)
}

/** Exactly one of the names of a list. */
export function oneOf(names: readonly string[]): Check {
  return text => problemIf(text, !names.includes(text), words.notInList)
}

function matching(pattern: RegExp, message: () => string): Check {
  return text => problemIf(text, !pattern.test(text.trim()), message)
}

function problemIf(text: string, isWrong: boolean, message: () => string): string | undefined {
  return text.trim() && isWrong ? message() : undefined
}
