import { type Remote } from '@bnw/core/lib'

import { stateOf } from './error-info.ts'
import { useElementState } from './use-element-state.ts'

/** `useElementState()` for a public list, which stays when it fails to reload. */
export function useListState({ value, error }: Remote<readonly unknown[]>): void {
  const loaded = value && (value.length > 0 ? 'ready' : 'empty')
  useElementState(loaded ?? (error ? stateOf(error) : 'loading'), error)
}
