import { h } from '../../ui/dom.ts'
import type { I18n } from '../../ui/i18n.ts'
import { couponWords } from './words.ts'

interface Totals {
  /** Lines of the coupon. */
  count: number
  /** Hundredths. */
  odds: number
  /** Possible win in whole kuruş. */
  win: number
}

/** On narrow screens the slip is a sheet, opened and closed by this bar and closed by Escape. */
export function createSlipBar(i18n: I18n) {
  let isOpen = false
  const element = h('button', { type: 'button', class: 'slip-bar', 'aria-expanded': 'false' })
  const setOpen = (next: boolean) => {
    isOpen = next
    document.body.classList.toggle('is-slip-open', isOpen)
    element.setAttribute('aria-expanded', String(isOpen))
  }
  element.addEventListener('click', () => setOpen(!isOpen))
  document.addEventListener('keydown', event => {
    if (event.key === 'Escape' && !document.querySelector('dialog[open]')) setOpen(false)
  })
  return {
    element,
    render({ count, odds, win }: Totals) {
      const { coupon, lines } = couponWords(i18n)
      element.replaceChildren(
        h('b', {}, `${coupon} · ${lines(count)}`),
        h('span', {}, count > 0 ? `${i18n.decimal(odds)} → ${i18n.amount(win)}` : '')
      )
      element.hidden = count === 0
      setOpen(isOpen && count > 0)
    },
    open: () => setOpen(true),
    fold: () => setOpen(false)
  }
}
