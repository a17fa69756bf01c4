/** Public names of `step-up/`. */
export {
  $stepUpCodeSentAt,
  $stepUpFactor,
  $stepUpForm,
  $stepUpSms,
  cancelStepUp,
  confirmStepUp,
  prepareStepUp,
  sendStepUpCode,
  stepUpWait
} from './store.ts'
export { stepUpWords } from './words.ts'
