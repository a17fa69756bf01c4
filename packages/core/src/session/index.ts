/** Public names of `session/`. */
export { logOut } from './handle.ts'
export {
  $code,
  $codeSentAt,
  $codeSms,
  $login,
  $refusedLogins,
  $registeredName,
  forgetCodeError,
  forgetLoginError,
  leaveSecondFactor,
  logIn,
  prepareLogin,
  requestCodeSms,
  sendCode
} from './login.ts'
export {
  $endReason,
  $isLastLoginShown,
  $isPlayer,
  $sessionNews,
  $sessionStatus,
  $userProfile,
  whenSessionKnown,
  type EndReason,
  type SessionNews,
  type SessionStatus,
  type UserProfile
} from './session.ts'
export { $otpStatus } from './otp-status.ts'
export { hasStoredSession, loadLastLogin } from './storage.ts'
export { clearPlayerData } from './player-data.ts'
export { codeWords } from './code-words.ts'
export { sessionWords } from './words.ts'
export { followStoredSession } from './handle.ts'
