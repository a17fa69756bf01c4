import { type Remote } from '@bnw/core/lib'
import { useEffect, useLayoutEffect } from 'react'

import type { ElementState } from './declare.ts'
import { useElementContext } from './element-context.ts'
import { codeOf, isRetryable, stateOf } from './error-info.ts'
import { releaseHeight } from './fallback.ts'
import { dispatch } from './host.ts'
import { useMaintenance } from './maintenance.ts'
import type { Access } from './use-access.ts'

/**
 * Dispatches `bnw-state` on each change of state, `bnw-ready` with the first one that is not `loading`, and `bnw-error`
 * with the code of `error`. During maintenance that is what the element shows, whatever its view reports.
 */
export function useElementState(viewState: ElementState, viewError?: unknown): void {
  const context = useElementContext()
  const isMaintained = useMaintenance(context)
  const state = isMaintained ? 'maintenance' : viewState

  useLayoutEffect(() => releaseHeight(context, state), [context, state])
  useEffect(() => {
    dispatch(context.host, 'bnw-state', { state })
    if (state === 'loading' || context.ready) return
    context.ready = true
    dispatch(context.host, 'bnw-ready', { element: context.declaration.tag })
  }, [context, state])

  useErrorCode(isMaintained ? 'maintenance' : viewError ? codeOf(viewError) : undefined)
}

/**
 * Dispatches `bnw-error` for an error in a part of the view, for example the accounts of a form: once, also if several
 * requests fail in the same way.
 */
export function useErrorEvent(error: unknown): void {
  useErrorCode(error ? codeOf(error) : undefined)
}

function useErrorCode(code: string | undefined): void {
  const { host } = useElementContext()
  useEffect(() => {
    if (code) dispatch(host, 'bnw-error', { code, retryable: isRetryable(code) })
  }, [host, code])
}

interface Loading {
  /** For a player's data: what a visitor sees is not loaded. */
  access?: Access
  /** Whether there is nothing to show in what was loaded. */
  isEmpty?: boolean
}

/** `useElementState()` by what a view loads: the first failure counts, then what has no value yet. */
export function useLoadedState(
  remotes: readonly Remote<unknown>[],
  { access = 'player', isEmpty = false }: Loading = {}
): void {
  const failed = remotes.find(remote => remote.status === 'failed')
  const isLoading = remotes.some(({ value }) => value === undefined)
  const state = failed ? stateOf(failed.error) : isLoading ? 'loading' : isEmpty ? 'empty' : 'ready'
  useElementState(access === 'player' ? state : access, failed?.error)
}

/** `useElementState()` for a view that loads nothing. */
export function useReady(): void {
  useElementState('ready')
}
