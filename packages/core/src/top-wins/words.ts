import { msg } from '@lit/localize'

export const topWinsWords = {
  title: () => msg('Kazananlar', { id: 'top-wins.title' }),
  pause: () => msg('Listeyi durdur', { id: 'top-wins.pause' }),
  resume: () => msg('Listeyi sürdür', { id: 'top-wins.resume' })
}
