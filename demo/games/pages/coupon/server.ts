import { CouponsAnswer, type CouponRequest } from '../../protocol/coupons.ts'
import { ask, repeat } from '../../ui/server.ts'

export type CouponToAsk = Omit<CouponRequest, 'token'>

/** What the page of the coupons asks of the server. */
export interface Book {
  read(): Promise<CouponsAnswer>
  /** Repeats by itself while there is no answer; throws `Trouble` afterwards. */
  place(coupon: CouponToAsk): Promise<CouponsAnswer>
}

export function createBook(token: string): Book {
  return {
    read: () =>
      repeat(() => ask('/api/coupons', { headers: { authorization: `Bearer ${token}` } }, CouponsAnswer)),
    place: coupon =>
      repeat(() =>
        ask('/api/coupon', { method: 'POST', body: JSON.stringify({ token, ...coupon }) }, CouponsAnswer)
      )
  }
}
