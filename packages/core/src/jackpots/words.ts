import { msg, str } from '@lit/localize'

export const jackpotWords = {
  title: () => msg('Jackpot', { id: 'jackpots.title' }),
  level: (name: string, amount: string) => msg(str`${name} ${amount}`, { id: 'jackpots.level' }),
  won: () => msg('Kazanıldı', { id: 'jackpots.won' }),
  pause: () => msg('Sayaçları durdur', { id: 'jackpots.pause' }),
  resume: () => msg('Sayaçları sürdür', { id: 'jackpots.resume' })
}
