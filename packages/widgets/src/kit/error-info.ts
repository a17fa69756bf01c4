import type { ElementState } from './declare.ts'

interface Kind {
  state: ElementState
  retryable: boolean
}

/** Keys are the names of the core's failures: two copies of the code on a page have two classes of each. */
const kinds: Record<string, Kind> = {
  OfflineError: { state: 'offline', retryable: true },
  RefusedError: { state: 'error', retryable: true },
  NoLaunchError: { state: 'error', retryable: true },
  ContractError: { state: 'error', retryable: true },
  BlockedError: { state: 'blocked', retryable: false },
  MaintenanceError: { state: 'maintenance', retryable: false },
  SessionLostError: { state: 'signed-out', retryable: false }
}

/** The word for an error in `bnw-error`: `offline`, `refused`, `contract`, …; `view` for a bug of ours. */
export function codeOf(error: unknown): string {
  const name = nameOf(error)
  return Object.hasOwn(kinds, name)
    ? name
        .replace(/Error$/, '')
        .replace(/(?<=[a-z])[A-Z]/g, '-$&')
        .toLowerCase()
    : 'view'
}

export function isRetryable(error: unknown): boolean {
  return kindOf(error)?.retryable ?? true
}

/** The state that an element is in while it shows this error. */
export function stateOf(error: unknown): ElementState {
  return kindOf(error)?.state ?? 'error'
}

function kindOf(error: unknown): Kind | undefined {
  const name = nameOf(error)
  return Object.hasOwn(kinds, name) ? kinds[name] : undefined
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : ''
}
