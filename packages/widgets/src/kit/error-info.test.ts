import { describe, expect, test } from 'vitest'

import { codeOf, isRetryable, stateOf } from './error-info.ts'

function failure(name: string): Error {
  return Object.assign(new Error('secret'), { name })
}

describe('the information about an error', () => {
  test.each([
    ['OfflineError', 'offline', 'offline', true],
    ['RefusedError', 'refused', 'error', true],
    ['ContractError', 'contract', 'error', true],
    ['BlockedError', 'blocked', 'blocked', false],
    ['MaintenanceError', 'maintenance', 'maintenance', false],
    ['SessionLostError', 'session-lost', 'signed-out', false],
    ['TypeError', 'view', 'error', true],
    ['toString', 'view', 'error', true]
  ])('EMB-03 reports %s by the code %s', (name, code, state, retryable) => {
    const error = failure(name)

    expect([codeOf(error), stateOf(error), isRetryable(codeOf(error))]).toEqual([code, state, retryable])
  })

  test.each([
    'Failed to fetch dynamically imported module: https://site.example/widgets/parts-C1xk_yJz.js',
    'error loading dynamically imported module: https://site.example/widgets/parts-C1xk_yJz.js',
    'Importing a module script failed.'
  ])('EMB-03 reports code that has not loaded: %s', message => {
    const error = new TypeError(message)
    expect([codeOf(error), stateOf(error), isRetryable(codeOf(error))]).toEqual(['load', 'error', true])
  })
})
