import type { Game } from './game.ts'
import type { View } from './view.ts'

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowUp: 1, ArrowRight: 1, ArrowDown: -1, ArrowLeft: -1 }

/** Space or Enter spins, arrows change the stake. A key held down plays one round: there is no autoplay. */
export function listenToKeys(view: View, game: Game): void {
  view.spin.addEventListener('click', () => void game.spin())
  document.addEventListener('keydown', event => {
    if (isElsewhere(event, view) || event.ctrlKey || event.metaKey || event.altKey) return
    const step = STEPS[event.key]
    const isSpin = event.key === ' ' || event.key === 'Enter'
    if (step === undefined && !isSpin) return
    // Also keeps the button from being pressed a second time by the browser.
    event.preventDefault()
    if (step !== undefined) view.stakes.step(step)
    else if (!event.repeat) void game.spin()
  })
  view.spin.addEventListener('keyup', event => {
    if (event.key === ' ') event.preventDefault()
  })
}

/** A sheet is open, or another button has the focus. */
function isElsewhere({ target }: KeyboardEvent, { spin }: View): boolean {
  if (document.querySelector('dialog[open]')) return true
  return target instanceof HTMLButtonElement && target !== spin
}
