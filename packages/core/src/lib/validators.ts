import type { Kurus } from '../contract/shapes.ts'
import { isIdentityNumber } from '../rules/identity-number.ts'
import { brokenPasswordRule, type RequiredPasswordRule } from '../rules/password.ts'
import { EMAIL, PERSON_NAME, USERNAME } from '../rules/person.ts'
import { isOfAge, readDay, type Day } from './day.ts'
import { formWords as words } from './form-words.ts'
import { readAmount } from './money.ts'
import { phoneDigits, readAnyPhone, readIban, readPhone } from './turkish.ts'

/**
 * Says what is wrong with a text, in the language of the moment, or nothing. All but `required` pass over an empty one:
 * `firstOf(required, email)`.
 */
export type Check = (text: string) => string | undefined

/** The first complaint of several checks. */
export function firstOf(...checks: readonly Check[]): Check {
  return text => {
    for (const check of checks) {
      const problem = check(text)
      if (problem) return problem
    }
    return undefined
  }
}

export const required: Check = text => (text.trim() ? undefined : words.required())

export const email = matching(EMAIL, words.email)

/** What a player logs in with: ASCII alone, so that no two look alike; 3 to 30 characters, the first a letter or digit. */
export const username = matching(USERNAME, words.username)

/** Letters of any language, space, apostrophe, hyphen and dot; 2 to 50 characters. */
export const personName = matching(PERSON_NAME, words.personName)

/** A day of the calendar, as `readDay()` takes it. */
export const date: Check = text => problemIf(text, !readDay(text), words.date)

export const time = matching(/^([01]?\d|2[0-3])[:.][0-5]\d$/, words.time)

export const colour = matching(/^#([\da-f]{3}|[\da-f]{6})$/i, words.colour)

/** The code of a message or an app. */
export const sixDigits = matching(/^\d{6}$/, words.code)

/** A date of birth of somebody who may play. @param today In Istanbul. */
export function birthDate(today: Day): Check {
  return text => {
    const day = readDay(text)
    return day ? problemIf(text, !isOfAge(day, today), words.underAge) : date(text)
  }
}

export const identityNumber: Check = text =>
  problemIf(text, !isIdentityNumber(text.replace(/[\s-]/g, '')), words.identityNumber)

/** A Turkish mobile number; a land line is told apart (ux 3.6). */
export const mobilePhone: Check = text => {
  const digits = phoneDigits(text)
  if (digits && !digits.startsWith('5')) return words.phoneBeginning()
  return problemIf(text, !readPhone(text), words.phone)
}

/** The number of a player who lives elsewhere: of any country, with its own code, or a Turkish mobile one. */
export const anyPhone: Check = text => problemIf(text, !readAnyPhone(text), words.phone)

export const iban: Check = text => problemIf(text, !readIban(text), words.iban)

/** An amount within its bounds, both inclusive. An empty one is missing. */
export function amount(least: Kurus, most: Kurus): Check {
  return text => {
    if (!text.trim()) return words.amountMissing()
    const kurus = readAmount(text)
    if (kurus === undefined) return words.amountShape()
    return kurus < least || kurus > most ? words.amountRange() : undefined
  }
}

const PASSWORD_PROBLEMS: Record<RequiredPasswordRule, () => string> = {
  length: words.passwordLength,
  capital: words.passwordCapital,
  number: words.passwordNumber
}

/** The first rule that a new password breaks, in the fixed words. */
export const newPassword: Check = password => {
  const broken = brokenPasswordRule(password)
  return password && broken ? PASSWORD_PROBLEMS[broken]() : undefined
}

/** The same password, typed once more. */
export function sameAs(password: string): Check {
  return text => problemIf(text, text !== password, words.passwordTwice)
}

/** One of the names of a list, spelled as there. */
export function oneOf(names: readonly string[]): Check {
  return text => problemIf(text, !names.includes(text), words.notInList)
}

function matching(pattern: RegExp, message: () => string): Check {
  return text => problemIf(text, !pattern.test(text.trim()), message)
}

function problemIf(text: string, isWrong: boolean, message: () => string): string | undefined {
  return text.trim() && isWrong ? message() : undefined
}
