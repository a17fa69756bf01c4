import type { CouponsAnswer, PlacedCoupon } from '../../protocol/coupons.ts'
import type { HostMessage } from '../../protocol/host-messages.ts'
import type { Opened } from '../../ui/opened.ts'
import { isUnanswered, troubleOf, type Server, type TroubleCode } from '../../ui/server.ts'
import type { Say } from '../../ui/speaker.ts'
import { tellTrouble } from '../../ui/trouble.ts'
import type { Book, CouponToAsk } from './server.ts'
import { createCouponView } from './view.ts'
import { couponWords } from './words.ts'

export interface CouponGame {
  open(): Promise<void>
  hear(message: HostMessage): void
}

type Status = 'opening' | 'unopened' | 'ready' | 'placing' | 'closed'

const TICK_MS = 100
/** How soon a coupon that is due is looked at again. */
const LOOK_MS = 1_000

export function createCouponGame(opened: Opened, server: Server, book: Book): CouponGame {
  const { frame, announceReady } = opened
  let status: Status = 'opening'
  let isPaused = false
  let isReading = false
  let last: CouponsAnswer | undefined
  /** By how much the server's clock is ahead, in ms. */
  let ahead = 0
  let lookAt = Infinity
  /** A coupon whose answer is still out: asked for again under the same id. */
  let pending: CouponToAsk | undefined

  const view = createCouponView(opened, server, {
    onPick(event, pick) {
      if (status !== 'ready' || pending) return
      const isTaken = view.slip.toggle(event, pick)
      view.shell.tell(() => (isTaken ? '' : couponWords().full))
    },
    onChange: () => settle(status)
  })

  function settle(next: Status): void {
    status = next
    const isStuck = pending !== undefined || status === 'unopened'
    view.shell.stakes.lock(status !== 'ready' || pending !== undefined)
    view.shell.setAct({ say: sayOf(isStuck), isReady: isUsable(isStuck) })
  }

  function sayOf(isStuck: boolean): Say {
    return words => {
      if (status === 'placing') return couponWords().placing
      if (isPaused) return words.paused
      return isStuck ? words.retry : couponWords().place
    }
  }

  function isUsable(isStuck: boolean): boolean {
    if (isPaused) return false
    return status === 'unopened' || (status === 'ready' && (isStuck || view.slip.picks.size > 0))
  }

  async function open(): Promise<void> {
    settle('opening')
    view.shell.tell(words => `${words.loading}…`)
    try {
      take(await book.read())
      view.shell.figures.startClock(last?.elapsed ?? 0)
      view.shell.tell(() => couponWords().choose)
      announceReady()
      settle('ready')
    } catch (error) {
      fail(troubleOf(error), 'unopened')
    }
  }

  /** The big button: places the coupon, or asks again where that went wrong. */
  async function act(): Promise<void> {
    if (isPaused) return
    if (status === 'unopened') return open()
    if (status !== 'ready' || !last) return
    if (!pending && view.slip.picks.size === 0) {
      view.shell.tell(() => couponWords().choose)
      return
    }
    pending ??= {
      roundId: crypto.randomUUID(),
      stake: view.shell.stakes.value,
      bulletin: last.bulletin.id,
      lines: [...view.slip.picks].map(([event, pick]) => ({ event, pick }))
    }
    await place(pending)
  }

  async function place(coupon: CouponToAsk): Promise<void> {
    settle('placing')
    view.shell.offerDeposit(false)
    view.shell.tell(() => '')
    try {
      const answer = await book.place(coupon)
      pending = undefined
      view.slip.clear()
      take(answer)
      view.slip.fold()
      frame.say({ type: 'round-start', id: coupon.roundId, stake: coupon.stake })
      frame.say({ type: 'balance', value: answer.balance })
      view.shell.sound.click()
      view.shell.tell(() => couponWords().placed)
      settle('ready')
      view.tickets.element.scrollIntoView({ block: 'start' })
    } catch (error) {
      await refuse(troubleOf(error))
    }
  }

  /** Where the odds were those of another moment, the player looks at the new ones first. */
  async function refuse(code: TroubleCode): Promise<void> {
    if (code !== 'bulletin-over') return fail(code, 'ready')
    pending = undefined
    settle('ready')
    await look()
    view.shell.tell(() => couponWords().moved)
  }

  /** Shows what the server says, and tells of the coupons that have closed since. */
  function take(answer: CouponsAnswer): void {
    const closed = answer.coupons.filter(coupon => coupon.state !== 'open' && wasOpen(coupon))
    last = answer
    ahead = answer.now - Date.now()
    const due = answer.coupons.filter(({ state }) => state === 'open').map(({ dueAt }) => dueAt)
    const moves = answer.bulletin.movesIn === null ? [] : [answer.now + answer.bulletin.movesIn]
    lookAt = Math.min(...due.map(at => Math.max(at, answer.now + LOOK_MS)), ...moves)
    view.show(answer)
    view.shell.figures.show(answer)
    view.tick(answer.now)
    for (const coupon of closed) end(coupon)
    if (closed.length > 0) frame.say({ type: 'balance', value: answer.balance })
  }

  function wasOpen({ roundId }: PlacedCoupon): boolean {
    return last?.coupons.some(coupon => coupon.roundId === roundId && coupon.state === 'open') ?? false
  }

  function end({ roundId, win, stake }: PlacedCoupon): void {
    frame.say({ type: 'round-end', id: roundId, return: win })
    const isWin = win > stake
    view.shell.tell(
      (_words, { amount }) => (win > 0 ? couponWords().won(amount(win)) : couponWords().lost),
      isWin
    )
    if (isWin) view.shell.sound.chime()
  }

  function fail(code: TroubleCode, next: Status): void {
    if (!isUnanswered(code)) pending = undefined
    settle(code === 'launch-ended' ? 'closed' : next)
    tellTrouble(opened, view.shell, code)
  }

  /** Asks how things stand. What goes wrong here is tried again at the next look. */
  async function look(): Promise<void> {
    if (isReading) return
    isReading = true
    try {
      take(await book.read())
      settle(status)
    } catch (error) {
      lookAt = Date.now() + ahead + LOOK_MS
      if (troubleOf(error) === 'launch-ended') fail('launch-ended', 'closed')
    } finally {
      isReading = false
    }
  }

  function hear({ type }: HostMessage): void {
    if (type === 'refresh-balance' && status === 'ready') void look()
    if (type === 'mute') view.shell.mute()
    if (type === 'pause' || type === 'resume') {
      isPaused = type === 'pause'
      settle(status)
    }
  }

  window.setInterval(() => {
    if (!last || status === 'closed') return
    const now = Date.now() + ahead
    view.tick(now)
    if (now >= lookAt && status === 'ready') void look()
  }, TICK_MS)
  new MutationObserver(() => {
    // Said again in the other language; the clock goes on.
    if (last) view.show(last)
    view.slip.show(view.shell.stakes.value)
  }).observe(document.documentElement, { attributeFilter: ['lang'] })
  view.shell.act.addEventListener('click', () => void act())
  // A changed seed begins another bulletin.
  document.addEventListener('close', () => void look(), { capture: true })

  return { open, hear }
}
