import type { ElementState } from './declare.ts'

interface ErrorInfo {
  state: ElementState
  retryable: boolean
}

/** By error name: errors of features load later, and their classes with them. */
const infoByName: Record<string, ErrorInfo> = {
  OfflineError: { state: 'offline', retryable: true },
  RefusedError: { state: 'error', retryable: true },
  NoLaunchError: { state: 'error', retryable: true },
  ContractError: { state: 'error', retryable: true },
  BlockedError: { state: 'blocked', retryable: false },
  MaintenanceError: { state: 'maintenance', retryable: false },
  SessionLostError: { state: 'signed-out', retryable: false }
}

/**
 * The `code` of an error in `bnw-error`: `offline`, `refused`, `contract`, …; `load` for a part whose code has not loaded,
 * `view` for a bug in a view.
 */
export function codeOf(error: unknown): string {
  const name = nameOf(error)
  if (!Object.hasOwn(infoByName, name)) return isLoadFailure(error) ? 'load' : 'view'
  return name
    .replace(/Error$/, '')
    .replace(/(?<=[a-z])[A-Z]/g, '-$&')
    .toLowerCase()
}

/** Of `import()`: each browser has a message of its own, with "import" or "imported". */
function isLoadFailure(error: unknown): boolean {
  return error instanceof TypeError && /import/i.test(error.message)
}

export function isRetryable(error: unknown): boolean {
  return errorInfoOf(error)?.retryable ?? true
}

/** The state of an element that shows this error. */
export function stateOf(error: unknown): ElementState {
  return errorInfoOf(error)?.state ?? 'error'
}

function errorInfoOf(error: unknown): ErrorInfo | undefined {
  const name = nameOf(error)
  return Object.hasOwn(infoByName, name) ? infoByName[name] : undefined
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : ''
}
