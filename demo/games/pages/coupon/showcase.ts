import type { CouponsAnswer, PlacedCoupon } from '../../protocol/coupons.ts'
import { h } from '../../ui/dom.ts'
import type { I18n } from '../../ui/i18n.ts'
import type { ProgressView } from './line-view.ts'
import { createPitch } from './pitch.ts'
import { createGateView } from './race-view.ts'
import { linesToShow, progressOf } from './tickets.ts'
import { couponWords } from './words.ts'

/** The football game shows the pitch with the first line of the open coupon. */
export function isFootball(): boolean {
  return document.body.dataset['game'] === 'virtual:803'
}

/** Above the bulletin: the pitch of the football game, the gate of the next race, and nothing in other games. */
export function createShowcase(i18n: I18n) {
  const element = h('div', { class: 'showcase' })
  let view: ProgressView | undefined
  let coupon: PlacedCoupon | undefined
  return {
    element,
    show({ bulletin, coupons }: CouponsAnswer) {
      coupon = coupons.find(({ state }) => state === 'open')
      const [event] = bulletin.events
      const isAtTheGate = event?.kind === 'race' && !coupon
      view = undefined
      if (isFootball()) view = createPitch(i18n, coupon && linesToShow(coupon)[0])
      else if (isAtTheGate) view = createGateView(i18n, event)
      element.replaceChildren(...(view ? [view.element] : []))
      if (isAtTheGate) element.append(h('p', { class: 'quiet' }, couponWords(i18n).atTheGate))
      element.hidden = !view
    },
    /** @param now The server's clock in ms since 1970 UTC. */
    tick(now: number) {
      view?.show(coupon ? progressOf(coupon, now) : 0)
    }
  }
}
