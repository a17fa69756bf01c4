/** Public names of `step-up/`. */
export {
  $stepUpFactor,
  $stepUpForm,
  $stepUpSms,
  cancelStepUp,
  confirmStepUp,
  prepareStepUp,
  sendStepUpCode
} from './store.ts'
export { stepUpWords } from './words.ts'
