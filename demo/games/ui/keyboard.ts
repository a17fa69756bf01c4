import type { Shell } from './shell.ts'

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowUp: 1, ArrowRight: 1, ArrowDown: -1, ArrowLeft: -1 }

/** Space or Enter plays, arrows change the stake. A key held down plays one round: there is no autoplay. */
export function listenToKeys({ act, stakes }: Shell, play: () => void): void {
  act.addEventListener('click', play)
  document.addEventListener('keydown', event => {
    if (isElsewhere(event, act) || event.ctrlKey || event.metaKey || event.altKey) return
    const step = STEPS[event.key]
    const isAct = event.key === ' ' || event.key === 'Enter'
    if (step === undefined && !isAct) return
    // Also keeps the button from being pressed a second time by the browser.
    event.preventDefault()
    if (step !== undefined) stakes.step(step)
    else if (!event.repeat) play()
  })
  act.addEventListener('keyup', event => {
    if (event.key === ' ') event.preventDefault()
  })
}

/** A sheet is open, or something else that knows keys has the focus. */
function isElsewhere({ target }: KeyboardEvent, act: HTMLButtonElement): boolean {
  if (document.querySelector('dialog[open]')) return true
  if (target instanceof HTMLSelectElement) return true
  return target instanceof HTMLButtonElement && target !== act
}
