import { msg } from '@lit/localize'

export const tournamentWords = {
  title: () => msg('Turnuvalar', { id: 'tournaments.title' }),
  groups: {
    active: () => msg('Aktif', { id: 'tournaments.active' }),
    upcoming: () => msg('Yaklaşan', { id: 'tournaments.upcoming' }),
    ended: () => msg('Tamamlanan', { id: 'tournaments.concluded' })
  },
  none: {
    active: () => msg('Şu an süren turnuva yok', { id: 'tournaments.none-active' }),
    upcoming: () => msg('Yaklaşan turnuva yok', { id: 'tournaments.none-upcoming' }),
    ended: () => msg('Tamamlanan turnuva yok', { id: 'tournaments.none-concluded' })
  },
  prize: () => msg('Ödül', { id: 'tournaments.prize' }),
  leaders: () => msg('Puan tablosu', { id: 'tournaments.leaders' }),
  winners: () => msg('Kazananlar', { id: 'tournaments.winners' }),
  leader: () => msg('Lider', { id: 'tournaments.leader' }),
  rank: () => msg('Sıra', { id: 'tournaments.rank' }),
  player: () => msg('Oyuncu', { id: 'tournaments.player' }),
  points: () => msg('Puan', { id: 'tournaments.points' })
}
