// @vitest-environment happy-dom
import { expect, it } from 'vitest'

import type { Client } from './client.ts'
import { createI18n, type I18n } from './i18n.ts'
import type { Page } from './page.ts'
import { createShell } from './shell.ts'
import type { Sound } from './sound.ts'
import { createStakes } from './stakes.ts'

function shellOf(i18n: I18n) {
  document.body.replaceChildren()
  // Only what the shell uses of them.
  const page = { i18n, name: 'Game', isDemo: true, host: { send: () => undefined } } as unknown as Page
  const sound = { isOn: false, setOn: (isOn: boolean) => void Object.assign(sound, { isOn }) } as Sound
  return createShell(page, {} as Client, {
    stage: document.createElement('div'),
    stakes: createStakes(i18n),
    sound,
    rules: () => document.createElement('p'),
    check: { compute: () => ({ text: '', returned: 0 }), describe: () => '' }
  })
}

it('A11Y-01 keeps an amount that changes all the time out of the name of the play button', () => {
  const { playButton, setPlayButton, announce } = shellOf(createI18n('en'))

  setPlayButton({ text: () => 'Cash out', note: () => ' · ₺5', isReady: true })
  announce(() => '2×')

  expect(playButton.textContent).toBe('Cash out · ₺5')
  expect(playButton.querySelector('[aria-hidden=true]')!.textContent).toBe(' · ₺5')
  expect([...document.querySelectorAll('[role=status]')].map(line => line.textContent)).toContain('2×')
})

it('A11Y-01 names the sound button by what it does, without a pressed state as well', () => {
  shellOf(createI18n('en'))
  const button = [...document.querySelectorAll('button')].find(({ textContent }) =>
    textContent.includes('sound')
  )!
  expect(button.textContent).toBe('Turn sound on')

  button.click()

  expect(button.textContent).toBe('Turn sound off')
  expect(button.hasAttribute('aria-pressed')).toBe(false)
})

it('I18N-02 follows the language on the page, and forgets what has left it', () => {
  const i18n = createI18n('tr')
  const { showMessage, message } = shellOf(i18n)
  const removed = document.createElement('b')
  let count = 0
  showMessage(({ words }) => words.deposit)
  i18n.setText(removed, () => String(++count))

  i18n.setLanguage('en')

  expect(message.textContent).toBe('Deposit')
  expect(count).toBe(1)
})
