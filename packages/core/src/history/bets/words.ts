import { msg, str } from '@lit/localize'

export const couponWords = {
  states: () => msg('Kuponlar', { id: 'coupons.states' }),
  open: () => msg('Açık', { id: 'coupons.open' }),
  closed: () => msg('Kapalı', { id: 'coupons.closed' }),
  multiple: (count: number) => msg(str`${count} maç`, { id: 'coupons.multiple' }),
  coupon: () => msg('Kupon', { id: 'coupons.coupon' }),
  number: () => msg('Kupon no', { id: 'coupons.number' }),
  stake: () => msg('Yatırılan', { id: 'coupons.stake' }),
  odds: () => msg('Oran', { id: 'coupons.odds' }),
  possibleReturn: () => msg('Olası kazanç', { id: 'coupons.possible-return' }),
  return: () => msg('Kazanç', { id: 'coupons.return' }),
  bets: () => msg('Bahisler', { id: 'coupons.bets' }),
  outcomes: {
    open: () => msg('Açık', { id: 'coupons.outcome-open' }),
    won: () => msg('Kazandı', { id: 'coupons.outcome-won' }),
    lost: () => msg('Kaybetti', { id: 'coupons.outcome-lost' }),
    void: () => msg('İade', { id: 'coupons.outcome-void' }),
    cashed: () => msg('Bozduruldu', { id: 'coupons.outcome-cashed' })
  },
  results: {
    open: () => msg('Bekliyor', { id: 'coupons.result-open' }),
    won: () => msg('Tuttu', { id: 'coupons.result-won' }),
    lost: () => msg('Tutmadı', { id: 'coupons.result-lost' }),
    void: () => msg('İade', { id: 'coupons.result-void' })
  },
  progress: (settled: number, all: number) =>
    msg(str`${all} maçın ${settled} tanesi sonuçlandı`, { id: 'coupons.progress' })
}
