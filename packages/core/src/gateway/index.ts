/** Public names of `gateway/`. */
export { $gate, $isNoticeDue, blockWithPage, type Gate } from './gate.ts'
export { isFailure, isInputRefused, type Failure } from './errors.ts'
export { $isStepUpAsked, settleStepUp } from './step-up.ts'
export { explain } from './explain.ts'
export { gatewayWords } from './words.ts'
