import { oddsOfCoupon } from '../../engines/coupon/odds.ts'
import { MAX_LINES, type BookEvent, type Bulletin, type Pick } from '../../protocol/coupons.ts'

/** A picked outcome. */
export interface PickedLine {
  /** Index of the event in the bulletin. */
  index: number
  event: BookEvent
  pick: Pick
}

/** The outcomes that the player has picked and not yet placed, in the order of picking. */
export class Picks {
  readonly #onChange: () => void
  readonly #picks = new Map<number, Pick>()
  #events: readonly BookEvent[] = []

  constructor(onChange: () => void) {
    this.#onChange = onChange
  }

  get size(): number {
    return this.#picks.size
  }

  get lines(): PickedLine[] {
    return [...this.#picks].flatMap(([index, pick]) => {
      const event = this.#events[index]
      return event ? [{ index, event, pick }] : []
    })
  }

  /** Odds of a coupon of these lines, in hundredths. */
  get odds(): number {
    return oddsOfCoupon(this.lines.map(({ event, pick }) => event.odds[pick]))
  }

  has(index: number, pick: Pick): boolean {
    return this.#picks.get(index) === pick
  }

  /**
   * Picks an outcome in place of another one of the same event, or removes it if it is picked.
   *
   * @returns False if the coupon is full.
   */
  toggle(index: number, pick: Pick): boolean {
    if (this.has(index, pick)) this.#picks.delete(index)
    else if (!this.#picks.has(index) && this.size >= MAX_LINES) return false
    else this.#picks.set(index, pick)
    this.#onChange()
    return true
  }

  remove(index: number): void {
    this.#picks.delete(index)
    this.#onChange()
  }

  clear(): void {
    this.#picks.clear()
    this.#onChange()
  }

  /** Keeps the picks of events that have the same index in the new bulletin. */
  setBulletin({ events }: Bulletin): void {
    for (const index of this.#picks.keys()) {
      if (events[index]?.title !== this.#events[index]?.title) this.#picks.delete(index)
    }
    this.#events = events
    this.#onChange()
  }
}
