import { refusedField } from '@bnw/core/account'
import { explain } from '@bnw/core/gateway'
import { useMemo } from 'react'

type Submission = Parameters<typeof refusedField>[0]

/** The gateway's refusal of a single field, for `useForm`; a new object for each refusal. */
export function useRefusal(state: Submission) {
  return useMemo(() => {
    const field = refusedField(state)
    return state.status === 'failed' && field ? { field, message: explain(state.error) } : undefined
  }, [state])
}
