import type { BookEvent, Bulletin } from '../../protocol/coupons.ts'
import { MOST_LINES } from '../../protocol/coupons.ts'
import { oddsOfCoupon, winOf, type Pick } from '../../engines/coupon/odds.ts'
import { h, icon } from '../../ui/dom.ts'
import type { Speaker } from '../../ui/speaker.ts'
import { couponWords, languageNow, oddsText } from './words.ts'

const CROSS = ['M5 5l10 10', 'M15 5L5 15']

/** What the player has picked and not yet placed. */
export interface Slip {
  readonly element: HTMLElement
  /** On narrow screens: says what is picked and unfolds the slip. */
  readonly bar: HTMLButtonElement
  readonly picks: ReadonlyMap<number, Pick>
  /**
   * Picks an outcome, another one of the same event instead, or takes the same one back.
   *
   * @returns False where the coupon is full.
   */
  toggle(event: number, pick: Pick): boolean
  /** Another bulletin: keeps the picks of events that are still in their place. */
  follow(bulletin: Bulletin): void
  clear(): void
  /** The stake or the language is another one. */
  show(stake: number): void
  fold(): void
}

export function createSlip(speaker: Speaker, onChange: () => void): Slip {
  const picks = new Map<number, Pick>()
  let events: readonly BookEvent[] = []
  let stake = 0
  const list = h('ul', { class: 'slip-lines' })
  const hint = h('p', { class: 'quiet' })
  const totals = h('dl', { class: 'slip-totals' })
  const heading = h('h2', { tabindex: '-1' })
  const element = h('div', { class: 'slip' }, heading, hint, list, totals)
  const bar = h('button', { type: 'button', class: 'slip-bar', 'aria-expanded': 'false' })
  bar.addEventListener('click', () => unfold(bar.getAttribute('aria-expanded') !== 'true'))
  document.addEventListener('keydown', event => {
    if (event.key === 'Escape' && !document.querySelector('dialog[open]')) unfold(false)
  })

  function unfold(isOpen: boolean): void {
    document.body.classList.toggle('is-slip-open', isOpen)
    bar.setAttribute('aria-expanded', String(isOpen))
    bar.setAttribute(
      'aria-label',
      `${isOpen ? couponWords().fold : couponWords().open}: ${bar.textContent ?? ''}`
    )
  }

  function odds(): number {
    return oddsOfCoupon([...picks].map(([at, pick]) => events[at]?.odds[pick] ?? 100))
  }

  function lineOf(at: number, pick: Pick): HTMLElement {
    const event = events[at]
    if (!event) return h('li')
    const selection = event.picks[pick][languageNow()]
    const remove = h(
      'button',
      { type: 'button', class: 'plain', 'aria-label': couponWords().remove(selection) },
      icon(...CROSS)
    )
    remove.addEventListener('click', () => {
      picks.delete(at)
      render()
      onChange()
      heading.focus()
    })
    return h(
      'li',
      {},
      h('span', { class: 'slip-text' }, h('b', {}, selection), h('small', {}, event.title)),
      h('strong', {}, oddsText(event.odds[pick])),
      remove
    )
  }

  function render(): void {
    const words = couponWords()
    heading.textContent = `${words.coupon} · ${picks.size}/${MOST_LINES}`
    hint.textContent = words.empty
    hint.hidden = picks.size > 0
    totals.hidden = picks.size === 0
    list.replaceChildren(...[...picks].map(([at, pick]) => lineOf(at, pick)))
    const pair = (term: string, value: string) => h('div', {}, h('dt', {}, term), h('dd', {}, value))
    totals.replaceChildren(
      pair(words.odds, oddsText(odds())),
      pair(words.possibleWin, speaker.amount(winOf(stake, odds())))
    )
    bar.replaceChildren(
      h('b', {}, `${words.coupon} · ${words.lines(picks.size)}`),
      h('span', {}, picks.size > 0 ? `${oddsText(odds())} → ${speaker.amount(winOf(stake, odds()))}` : '')
    )
    bar.hidden = picks.size === 0
    if (picks.size === 0) unfold(false)
    else bar.setAttribute('aria-label', `${words.open}: ${bar.textContent ?? ''}`)
  }

  return {
    element,
    bar,
    picks,
    toggle(event, pick) {
      if (picks.get(event) === pick) picks.delete(event)
      else if (!picks.has(event) && picks.size >= MOST_LINES) return false
      else picks.set(event, pick)
      render()
      onChange()
      return true
    },
    follow(bulletin) {
      for (const at of picks.keys()) {
        if (bulletin.events[at]?.title !== events[at]?.title) picks.delete(at)
      }
      events = bulletin.events
      render()
      onChange()
    },
    clear() {
      picks.clear()
      render()
      onChange()
    },
    show(next) {
      stake = next
      render()
    },
    fold: () => unfold(false)
  }
}
