// @vitest-environment happy-dom
import { expect, it } from 'vitest'

import type { Client } from './client.ts'
import { createI18n } from './i18n.ts'
import type { Page } from './page.ts'
import { createShell } from './shell.ts'
import type { Sound } from './sound.ts'
import { createStakes } from './stakes.ts'

it('A11Y-01 names the sound button by what it does, without a pressed state as well', () => {
  const i18n = createI18n('en')
  // Only what the shell uses of them.
  const page = { i18n, name: 'Game', isDemo: true, host: { send: () => undefined } } as unknown as Page
  const sound = { isOn: false, setOn: (isOn: boolean) => void Object.assign(sound, { isOn }) } as Sound
  createShell(page, {} as Client, {
    stage: document.createElement('div'),
    stakes: createStakes(i18n),
    sound,
    rules: () => document.createElement('p'),
    check: { compute: () => ({ text: '', returned: 0 }), describe: () => '' }
  })
  const button = [...document.querySelectorAll('button')].find(({ textContent }) =>
    textContent.includes('sound')
  )!
  expect(button.textContent).toBe('Turn sound on')

  button.click()

  expect(button.textContent).toBe('Turn sound off')
  expect(button.hasAttribute('aria-pressed')).toBe(false)
})
