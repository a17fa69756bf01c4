import { h } from './dom.ts'
import type { I18n, Text } from './i18n.ts'

/** Balance, time and net result since the game was opened; always visible. Amounts in whole kuruş. */
export interface Figures {
  readonly element: HTMLElement
  show(figures: { balance: number; net: number }): void
  /** @param elapsed Ms since the game was opened. */
  startClock(elapsed: number): void
}

const TICK_MS = 1_000

export function createFigures(i18n: I18n): Figures {
  const balance = h('dd', { class: 'money' })
  const time = h('dd', {}, clockText(0))
  const net = h('dd')
  const row = (label: Text, value: HTMLElement) => {
    const term = h('dt')
    i18n.setText(term, label)
    return h('div', {}, term, value)
  }
  return {
    element: h(
      'dl',
      { class: 'figures' },
      row(({ words }) => words.balance, balance),
      row(({ words }) => words.elapsed, time),
      row(({ words }) => words.net, net)
    ),
    show(figures) {
      i18n.setText(balance, ({ amount }) => amount(figures.balance))
      i18n.setText(net, ({ signed }) => signed(figures.net))
    },
    startClock(elapsed) {
      const openedAt = Date.now() - elapsed
      const tick = () => (time.textContent = clockText(Date.now() - openedAt))
      tick()
      window.setInterval(tick, TICK_MS)
    }
  }
}

/** `04:05`, and `1:04:05` from an hour on. */
function clockText(elapsed: number): string {
  const seconds = Math.floor(elapsed / 1_000)
  const parts = [Math.floor(seconds / 60) % 60, seconds % 60].map(part => String(part).padStart(2, '0'))
  const hours = Math.floor(seconds / 3_600)
  return [...(hours > 0 ? [hours] : []), ...parts].join(':')
}
