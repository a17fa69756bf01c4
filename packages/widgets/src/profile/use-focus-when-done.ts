import type { Submission } from '@bnw/core/lib'
import { type RefObject, useEffect } from 'react'

/** Focuses the form after it was sent and reset, as its message is at the top. */
export function useFocusWhenDone({ status }: Submission, form: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (status === 'done') form.current?.focus()
  }, [form, status])
}
