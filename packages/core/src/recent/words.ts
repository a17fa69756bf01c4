import { msg } from '@lit/localize'

export const recentWords = {
  title: () => msg('Son oynananlar', { id: 'recent.title' })
}
