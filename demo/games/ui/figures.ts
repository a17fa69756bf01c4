import { h } from './dom.ts'
import type { Speaker } from './speaker.ts'

/** Balance, time since opening and net since opening: always in view. Amounts in whole kuruş. */
export interface Figures {
  readonly element: HTMLElement
  show(figures: { balance: number; net: number }): void
  /** Starts the clock at this many ms. */
  startClock(elapsed: number): void
}

const TICK_MS = 1_000

export function createFigures(speaker: Speaker): Figures {
  const balance = h('dd', { class: 'money' })
  const time = h('dd')
  const net = h('dd')
  const terms = [h('dt'), h('dt'), h('dt')] as const
  speaker.write(terms[0], words => words.balance)
  speaker.write(terms[1], words => words.elapsed)
  speaker.write(terms[2], words => words.net)
  const element = h(
    'dl',
    { class: 'figures' },
    h('div', {}, terms[0], balance),
    h('div', {}, terms[1], time),
    h('div', {}, terms[2], net)
  )
  time.textContent = clock(0)
  return {
    element,
    show(figures) {
      speaker.write(balance, (_words, { amount }) => amount(figures.balance))
      speaker.write(net, (_words, { signed }) => signed(figures.net))
    },
    startClock(elapsed) {
      const openedAt = Date.now() - elapsed
      const tick = () => (time.textContent = clock(Date.now() - openedAt))
      tick()
      window.setInterval(tick, TICK_MS)
    }
  }
}

/** `04:05`, and `1:04:05` from an hour on. */
function clock(elapsed: number): string {
  const seconds = Math.floor(elapsed / 1_000)
  const parts = [Math.floor(seconds / 60) % 60, seconds % 60].map(part => String(part).padStart(2, '0'))
  const hours = Math.floor(seconds / 3_600)
  return [...(hours > 0 ? [hours] : []), ...parts].join(':')
}
