/** Public names of `account/`. */
export {
  $registerForm,
  $registrationDraft,
  forgetRegisterError,
  hasRegistered,
  keepRegistrationDraft,
  refusedField,
  register
} from './register.ts'
export {
  emptyRegistration,
  MAX_ADDRESS_LENGTH,
  registrationProblems,
  type Registration,
  type RegistrationField
} from './registration.ts'
export {
  $forgotForm,
  $instructionsSentAt,
  $resetForm,
  forgetForgotError,
  forgetResetError,
  openReset,
  requestPasswordReset,
  resendWait,
  resetPassword
} from './password.ts'
export { countries, countryCodes, TURKEY, type Country } from './countries.ts'
export { provinces } from './provinces.ts'
export { keepReference, reference } from './reference.ts'
export { accountWords } from './words.ts'
