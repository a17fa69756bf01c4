/** Public names of `step-up/`. */
export {
  $stepUpFactor,
  $stepUpForm,
  $stepUpSms,
  cancelStepUp,
  confirmStepUp,
  forgetStepUpError,
  prepareStepUp,
  sendStepUpCode
} from './store.ts'
export { stepUpWords } from './words.ts'
