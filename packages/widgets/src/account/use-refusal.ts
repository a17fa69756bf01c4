import { refusedField } from '@bnw/core/account'
import { explain } from '@bnw/core/gateway'
import { useMemo } from 'react'

type Submission = Parameters<typeof refusedField>[0]

/**
 * The gateway's refusal of a single field, for `useForm`; a new object for each refusal.
 *
 * @param names The form's own names of fields, by those of the registration. The same object in each render.
 */
export function useRefusal(state: Submission, names?: Readonly<Record<string, string>>) {
  return useMemo(() => {
    const field = refusedField(state)
    if (state.status !== 'failed' || !field) return undefined
    return { field: names?.[field] ?? field, message: explain(state.error) }
  }, [state, names])
}
