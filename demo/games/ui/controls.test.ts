import { describe, expect, it } from 'vitest'

import { Controls } from './controls.ts'
import type { I18n } from './i18n.ts'
import type { PlayButtonState, Shell } from './shell.ts'

const I18N = { words: { paused: 'paused', retry: 'retry' } } as I18n

function createControls(hasBet = true) {
  let button: PlayButtonState | undefined
  let isLocked = false
  // Only what the controls use of the shell.
  const shell = {
    stakes: { setLocked: (next: boolean) => (isLocked = next) },
    setPlayButton: (state: PlayButtonState) => (button = state)
  } as unknown as Shell
  const controls = new Controls<string>(shell, {
    play: () => 'play',
    playing: () => 'playing',
    hasBet: () => hasBet
  })
  const rendered = () => [button?.text(I18N), button?.isReady, isLocked]
  return { controls, rendered }
}

describe('the controls', () => {
  it.each([
    ['opening', ['play', false, true]],
    ['unopened', ['retry', true, true]],
    ['ready', ['play', true, false]],
    ['playing', ['playing', false, true]],
    ['closed', ['play', false, true]]
  ] as const)('render text, play button and lock for the status %s', (status, expected) => {
    const { controls, rendered } = createControls()

    controls.setStatus(status)

    expect(rendered()).toEqual(expected)
    expect(controls.canBet).toBe(status === 'ready')
  })

  it('offer a retry and lock the bet while an answer is outstanding', () => {
    const { controls, rendered } = createControls(false)
    controls.setStatus('ready')
    expect(rendered()).toEqual(['play', false, false])

    controls.setPending('bet')

    expect(rendered()).toEqual(['retry', true, true])
    expect(controls.canBet).toBe(false)
  })

  it('disable the play button while paused', () => {
    const { controls, rendered } = createControls()
    controls.setStatus('ready')

    controls.setPaused(true)
    expect(rendered()).toEqual(['paused', false, false])

    controls.setPaused(false)
    expect(rendered()).toEqual(['play', true, false])
  })
})
