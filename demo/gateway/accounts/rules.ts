import { brokenPasswordRule, EMAIL, isPhone, USERNAME } from '@bnw/core/rules'

import { Refusal, type Message } from '../refusal.ts'
import { isCommon } from './common-passwords.ts'

/** An invalid field; the client shows the refusal at the field that `debug` names. */
export function wrongField(field: string, message: Message): Refusal {
  return new Refusal(message, 400, field)
}

export const REQUIRED = { tr: 'Zorunlu alan', en: 'Required field' }

/** About a link of an e-mail. */
export const INVALID_LINK = {
  tr: 'Bağlantı geçersiz, kullanılmış ya da süresi dolmuş. Yeni bir bağlantı isteyin.',
  en: 'The link is not valid, was used already or has expired. Ask for a new one.'
}

const PASSWORD = {
  length: { tr: 'Şifre en az 6 karakter olmalıdır', en: 'Password must be at least 6 characters' },
  capital: {
    tr: 'Şifre en az bir büyük harf içermelidir',
    en: 'Password must contain at least one uppercase letter'
  },
  number: { tr: 'Şifre en az bir rakam içermelidir', en: 'Password must contain at least one number' },
  common: {
    tr: 'Bu şifre çok kolay tahmin edilir, başka bir şifre seçin',
    en: 'This password is too easy to guess, choose another one'
  },
  twice: { tr: 'Şifreler eşleşmiyor', en: "Passwords don't match" }
} satisfies Record<string, Message>

interface NewPassword {
  password: string
  confirmation: string
  /** Wire names of the two. */
  fields: readonly [string, string]
  /** User name and e-mail, which are not allowed as a password. */
  names: readonly string[]
}

/**
 * Checks a new password (VALID-01) and that it is not easy to guess.
 *
 * @throws {Refusal}
 */
export function assertPassword({ password, confirmation, fields, names }: NewPassword): void {
  const [field, confirmationField] = fields
  const text = password.normalize('NFC')
  const broken = brokenPasswordRule(text)
  if (broken) throw wrongField(field, PASSWORD[broken])
  if (password !== confirmation) throw wrongField(confirmationField, PASSWORD.twice)
  const isName = names.some(name => name && name.toLowerCase() === text.toLowerCase())
  if (isName || isCommon(text)) throw wrongField(field, PASSWORD.common)
}

/** Fields of a form that replaces the password of a player. */
export interface PasswordChange {
  new_password: string
  confirm_password: string
}

/** Checks the new password of a player. @throws {Refusal} */
export function assertNewPassword(
  { new_password: password, confirm_password: confirmation }: PasswordChange,
  { username, email }: { username: string; email: string }
): void {
  const fields = ['new_password', 'confirm_password'] as const
  assertPassword({ password, confirmation, fields, names: [username, email] })
}

/** @throws {Refusal} */
export function readUsername(text: string): string {
  const username = text.trim()
  if (!username) throw wrongField('username', REQUIRED)
  if (USERNAME.test(username)) return username
  throw wrongField('username', {
    tr: 'Kullanıcı adı 3 ile 30 karakter olmalı; Türkçe karakter içermeyen harf, rakam, nokta, tire ve alt çizgi kullanın',
    en: 'The user name has 3 to 30 characters: letters from a to z, digits, dots, hyphens and underscores'
  })
}

/**
 * Reads an e-mail. Full-width letters and the like become those that a mail is sent to, so that each address has one form.
 *
 * @throws {Refusal}
 */
export function readEmail(text: string): string {
  const email = text.normalize('NFKC').trim()
  if (!email) throw wrongField('email', REQUIRED)
  if (email.length <= 250 && EMAIL.test(email)) return email
  throw wrongField('email', { tr: 'Geçerli bir e-posta girin', en: 'Enter a valid e-mail' })
}

/**
 * Reads a phone number such as `+905000000001`; in Turkey only mobile numbers.
 *
 * @throws {Refusal}
 */
export function readPhone(text: string): string {
  const phone = text.trim()
  if (!phone) throw wrongField('phone', REQUIRED)
  if (isPhone(phone)) return phone
  throw wrongField('phone', { tr: 'Geçerli bir cep telefonu girin', en: 'Enter a valid mobile number' })
}
