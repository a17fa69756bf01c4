import type { Shell } from './shell.ts'

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowUp: 1, ArrowRight: 1, ArrowDown: -1, ArrowLeft: -1 }

/** Space or Enter plays, arrow keys change the stake. A key held down plays one round: there is no autoplay. */
export function listenToKeys({ playButton, stakes }: Shell, play: () => void): void {
  playButton.addEventListener('click', play)
  document.addEventListener('keydown', event => {
    if (isForAnotherControl(event, playButton) || event.ctrlKey || event.metaKey || event.altKey) return
    const step = STEPS[event.key]
    const isPlay = event.key === ' ' || event.key === 'Enter'
    if (step === undefined && !isPlay) return
    // Also keeps the browser from clicking the button a second time.
    event.preventDefault()
    if (step !== undefined) stakes.step(step)
    else if (!event.repeat) play()
  })
  playButton.addEventListener('keyup', event => {
    if (event.key === ' ') event.preventDefault()
  })
}

/** A sheet is open, or a control with keys of its own has the focus. */
function isForAnotherControl({ target }: KeyboardEvent, playButton: HTMLButtonElement): boolean {
  if (document.querySelector('dialog[open]')) return true
  if (target instanceof HTMLSelectElement) return true
  return target instanceof HTMLButtonElement && target !== playButton
}
