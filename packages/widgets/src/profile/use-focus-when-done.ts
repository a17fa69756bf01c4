import type { Submission } from '@bnw/core/lib'
import { type RefObject, useEffect } from 'react'

/** A form that begins anew after it has been sent keeps the focus, at its top, where it says that all is well. */
export function useFocusWhenDone({ status }: Submission, form: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (status === 'done') form.current?.focus()
  }, [form, status])
}
