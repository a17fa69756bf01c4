/** Public names of `rules/`: checks that the browser and the gateway share. Pure functions without stores or words. */
export { cleanCodeWord } from './code-word.ts'
export { ibanCheckDigits, isIban } from './iban.ts'
export { isIdentityNumber } from './identity-number.ts'
export {
  brokenPasswordRule,
  passwordRules,
  type PasswordRule,
  type RequiredPasswordRule
} from './password.ts'
export { EMAIL, PERSON_NAME, USERNAME } from './person.ts'
export { isPhone } from './phone.ts'
