/** Public names of `profile/`. */
export { $details, loadDetails, type Details } from './details.ts'
export { maskIdentity, maskPhone } from './masking.ts'
export {
  $emailForm,
  $emailOutcome,
  $usernameForm,
  changeEmail,
  changeUsername,
  forgetEmailError,
  forgetUsernameError
} from './names.ts'
export { $passwordForm, changePassword, forgetPasswordError } from './password.ts'
export {
  $authenticatorKey,
  $keyConfirming,
  $keyDeactivating,
  $keyForm,
  $isSecondFactorOn,
  $secondFactor,
  $secondFactorForm,
  chooseSecondFactor,
  confirmKey,
  deactivateAuthenticator,
  forgetDeactivationError,
  forgetKey,
  forgetSecondFactorError,
  generateKey,
  loadSecondFactor,
  type AuthenticatorKey,
  type SecondFactor
} from './second-factor.ts'
export {
  $sms,
  $smsConfirming,
  $smsSending,
  confirmSmsCode,
  forgetSmsErrors,
  sendSmsCode,
  smsWait
} from './sms.ts'
export { cashierTabs, isProfileTab, profileGroups, type ProfileTab } from './tabs.ts'
export { profileWords } from './words.ts'
