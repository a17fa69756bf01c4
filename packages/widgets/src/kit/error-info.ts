import type { ElementState } from './declare.ts'

/** By error name: errors of features load later, and their classes with them. */
const codes = new Map([
  ['OfflineError', 'offline'],
  ['RefusedError', 'refused'],
  ['NoLaunchError', 'no-launch'],
  ['ContractError', 'contract'],
  ['BlockedError', 'blocked'],
  ['MaintenanceError', 'maintenance'],
  ['SessionLostError', 'session-lost']
])

/** By code; `error` for all others. */
const states = new Map<string, ElementState>([
  ['offline', 'offline'],
  ['blocked', 'blocked'],
  ['maintenance', 'maintenance'],
  ['session-lost', 'signed-out']
])

/**
 * The `code` of an error in `bnw-error`: `offline`, `refused`, `contract`, …; `load` for a part whose code has not loaded,
 * `view` for a bug in a view.
 */
export function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'view'
  return codes.get(error.name) ?? (isLoadFailure(error) ? 'load' : 'view')
}

/** Whether another try may succeed where an error has this code. */
export function isRetryable(code: string): boolean {
  const state = states.get(code)
  return !state || state === 'offline'
}

/** The state of an element that shows this error. */
export function stateOf(error: unknown): ElementState {
  return states.get(codeOf(error)) ?? 'error'
}

/** Of `import()`: each browser has a message of its own, with "import" or "imported". */
function isLoadFailure({ name, message }: Error): boolean {
  return name === 'TypeError' && /import/i.test(message)
}
