import { CouponsAnswer, type CouponInput, type Pick, type PlacedCoupon } from '../../protocol/coupons.ts'
import type { HostMessage } from '../../protocol/host-messages.ts'
import { errorCodeOf, isOutcomeUnknown, type Client, type ErrorCode } from '../../ui/client.ts'
import { Controls, type Status } from '../../ui/controls.ts'
import { showError } from '../../ui/errors.ts'
import type { Page } from '../../ui/page.ts'
import { reportBalance } from '../../ui/round.ts'
import { Picks } from './picks.ts'
import { Schedule } from './schedule.ts'
import { totalsText } from './slip.ts'
import { createCouponView, type CouponView } from './view.ts'
import { couponWords } from './words.ts'

const TICK_MS = 100

/** A game of coupons: opening, picking, placing, results, messages of the host, errors. */
export class CouponGame {
  readonly #page: Page
  readonly #client: Client
  readonly #picks = new Picks(() => this.#renderPicks())
  readonly #schedule = new Schedule()
  readonly #view: CouponView
  readonly #controls: Controls<CouponInput>
  #last: CouponsAnswer | undefined
  #isReading = false

  constructor(page: Page, client: Client) {
    this.#page = page
    this.#client = client
    this.#view = createCouponView(page, client, {
      picks: this.#picks,
      onPick: (index, pick) => this.#pick(index, pick)
    })
    this.#controls = new Controls(this.#view.shell, {
      play: i18n => couponWords(i18n).place,
      playing: i18n => couponWords(i18n).placing,
      hasBet: () => this.#picks.size > 0
    })
    this.#view.shell.playButton.addEventListener('click', () => void this.#play())
    page.i18n.onChange(() => this.#renderAgain())
    // Changing the seed in the fairness sheet starts a new bulletin.
    document.addEventListener('close', () => void this.#read(), { capture: true })
    window.setInterval(() => this.#tick(), TICK_MS)
  }

  async open(): Promise<void> {
    const { shell } = this.#view
    this.#controls.setStatus('opening')
    shell.showMessage(({ words }) => `${words.loading}…`)
    try {
      const answer = await this.#client.get('/api/coupons', CouponsAnswer)
      this.#show(answer)
      shell.figures.startClock(answer.elapsed)
      shell.showMessage(i18n => couponWords(i18n).choose)
      this.#page.reportReady()
      this.#controls.setStatus('ready')
    } catch (error) {
      this.#fail(errorCodeOf(error), 'unopened')
    }
  }

  receive({ type }: HostMessage): void {
    if (type === 'refresh-balance' && this.#controls.status === 'ready') void this.#read()
    if (type === 'mute') this.#view.shell.mute()
    if (type === 'pause' || type === 'resume') this.#controls.setPaused(type === 'pause')
  }

  #pick(index: number, pick: Pick): void {
    if (!this.#controls.canBet) return
    const isTaken = this.#picks.toggle(index, pick)
    const { shell } = this.#view
    shell.showMessage(i18n => (isTaken ? '' : couponWords(i18n).full))
    if (isTaken) shell.announce(i18n => totalsText(i18n, this.#picks, shell.stakes.value))
  }

  /** The play button: places the coupon, or repeats a request whose answer is outstanding. */
  async #play(): Promise<void> {
    const { status, isPaused, pending } = this.#controls
    if (isPaused) return
    if (status === 'unopened') return this.open()
    if (status !== 'ready' || !this.#last) return
    if (pending) return this.#place(pending)
    if (this.#picks.size === 0) {
      this.#view.shell.showMessage(i18n => couponWords(i18n).choose)
      return
    }
    await this.#place({
      roundId: crypto.randomUUID(),
      stake: this.#view.shell.stakes.value,
      bulletin: this.#last.bulletin.id,
      lines: this.#picks.lines.map(({ index, pick }) => ({ event: index, pick }))
    })
  }

  async #place(coupon: CouponInput): Promise<void> {
    const { shell } = this.#view
    this.#controls.setPending(coupon)
    this.#controls.setStatus('playing')
    shell.offerDeposit(false)
    shell.showMessage(() => '')
    try {
      this.#showPlaced(coupon, await this.#client.post('/api/coupon', coupon, CouponsAnswer))
    } catch (error) {
      const code = errorCodeOf(error)
      if (code === 'bulletin-over') await this.#showNewOdds()
      else this.#fail(code, 'ready')
    }
  }

  #showPlaced({ roundId, stake }: CouponInput, answer: CouponsAnswer): void {
    const { shell } = this.#view
    this.#controls.setPending(undefined)
    this.#picks.clear()
    this.#show(answer)
    this.#page.host.send({ type: 'round-start', id: roundId, stake })
    reportBalance(this.#page, answer.balance)
    shell.sound.click()
    shell.showMessage(i18n => couponWords(i18n).placed)
    this.#controls.setStatus('ready')
    this.#view.showTickets()
  }

  /** The player has to see the new odds before placing the coupon again. */
  async #showNewOdds(): Promise<void> {
    this.#controls.setPending(undefined)
    this.#controls.setStatus('ready')
    await this.#read()
    this.#view.shell.showMessage(i18n => couponWords(i18n).moved)
  }

  /** Reads the coupons. A failure is retried later without a message. */
  async #read(): Promise<void> {
    if (this.#isReading) return
    this.#isReading = true
    const before = this.#last
    try {
      const answer = await this.#client.get('/api/coupons', CouponsAnswer)
      // A coupon that was placed meanwhile may be missing in it, and would not be shown again.
      if (this.#last === before) this.#show(answer)
      this.#controls.render()
    } catch (error) {
      this.#schedule.retryLater()
      if (errorCodeOf(error) === 'launch-ended') this.#fail('launch-ended', 'closed')
    } finally {
      this.#isReading = false
    }
  }

  /** Renders an answer and reports the coupons that have closed since the last one. */
  #show(answer: CouponsAnswer): void {
    const closed = answer.coupons.filter(coupon => coupon.state !== 'open' && this.#wasOpen(coupon))
    this.#last = answer
    this.#schedule.plan(answer)
    this.#view.show(answer)
    this.#view.shell.figures.show(answer)
    this.#view.tick(answer.now)
    for (const coupon of closed) this.#showResult(coupon)
    if (closed.length > 0) reportBalance(this.#page, answer.balance)
  }

  #wasOpen({ roundId }: PlacedCoupon): boolean {
    const coupons = this.#last?.coupons ?? []
    return coupons.some(coupon => coupon.roundId === roundId && coupon.state === 'open')
  }

  #showResult({ roundId, win, stake }: PlacedCoupon): void {
    const { shell } = this.#view
    const isWin = win > stake
    this.#page.host.send({ type: 'round-end', id: roundId, return: win })
    shell.showMessage(i18n => {
      const { won, lost } = couponWords(i18n)
      return win > 0 ? won(i18n.amount(win)) : lost
    }, isWin)
    if (isWin) shell.sound.chime()
  }

  #fail(code: ErrorCode, next: Status): void {
    if (!isOutcomeUnknown(code)) this.#controls.setPending(undefined)
    this.#controls.setStatus(code === 'launch-ended' ? 'closed' : next)
    showError(this.#page, this.#view.shell, code)
  }

  #tick(): void {
    const { status } = this.#controls
    if (!this.#last || status === 'closed') return
    this.#view.tick(this.#schedule.now())
    if (this.#schedule.isDue() && status === 'ready') void this.#read()
  }

  #renderPicks(): void {
    this.#view.showPicks()
    this.#controls.render()
  }

  /** After a change of the language. */
  #renderAgain(): void {
    if (this.#last) this.#view.show(this.#last)
    this.#view.showPicks()
  }
}
