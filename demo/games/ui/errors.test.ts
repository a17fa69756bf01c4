import { expect, it } from 'vitest'

import { showError } from './errors.ts'
import type { Page } from './page.ts'
import type { Shell } from './shell.ts'

it('reports to the host that the balance is too low before it requests a deposit', () => {
  const sent: unknown[] = []
  // Only what the function uses of them.
  const page = { isDemo: false, host: { send: (message: unknown) => sent.push(message) } } as unknown as Page
  const shell = { showMessage: () => undefined, offerDeposit: () => undefined } as unknown as Shell
  showError(page, shell, 'not-enough-money')

  expect(sent).toEqual([{ type: 'error', code: 'not-enough-money' }, { type: 'deposit' }])
})
