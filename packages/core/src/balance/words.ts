import { msg, str } from '@lit/localize'

export const balanceWords = {
  title: () => msg('Bakiye', { id: 'balance.title' }),
  show: () => msg('Bakiyeyi Göster', { id: 'balance.show' }),
  hide: () => msg('Bakiyeyi Gizle', { id: 'balance.hide' }),
  refresh: () => msg('Bakiyeyi Yenile', { id: 'balance.refresh' }),
  hidden: () => msg('Bakiye gizli', { id: 'balance.hidden' }),
  unknown: () => msg('Bakiye alınamadı', { id: 'balance.unknown' }),
  asOf: (time: string) =>
    msg(str`${time} itibarıyla`, { id: 'balance.as-of', desc: 'Time of a stale balance' })
}
