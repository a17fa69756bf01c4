import { $isStepUpAsked } from '@bnw/core/gateway'
import { useStore } from '@nanostores/react'

import { useHost, useReady } from '../kit/index.ts'
import { StepUpDialog } from './dialog.tsx'

/** Shows the dialog while a call waits for it. A second element on the page stays empty. */
export function StepUp() {
  const host = useHost()
  useReady()
  const isAsked = useStore($isStepUpAsked)
  return isAsked && document.querySelector('bnw-step-up') === host ? <StepUpDialog /> : null
}
