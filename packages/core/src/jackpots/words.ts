import { msg } from '@lit/localize'

export const jackpotWords = {
  title: () => msg('Jackpot', { id: 'jackpots.title' }),
  won: () => msg('Kazanıldı', { id: 'jackpots.won' }),
  pause: () => msg('Sayaçları durdur', { id: 'jackpots.pause' }),
  resume: () => msg('Sayaçları sürdür', { id: 'jackpots.resume' })
}
