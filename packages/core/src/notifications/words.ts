import { msg, str } from '@lit/localize'

export const notificationWords = {
  title: () => msg('Bildirimler', { id: 'notifications.title' }),
  messages: () => msg('Duyurular', { id: 'notifications.messages' }),
  kinds: () => msg('Bildirimler ve duyurular', { id: 'notifications.kinds' }),
  cancelled: () => msg('İptal', { id: 'notifications.cancelled' }),
  withdrawal: () => msg('Para çekme iptal edildi', { id: 'notifications.withdrawal' }),
  noNote: () => msg('İşlem notu bulunamadı', { id: 'notifications.no-note' }),
  undated: () => msg('Tarihi bilinmiyor', { id: 'notifications.undated' }),
  arrived: (count: number) =>
    count === 1
      ? msg('Bir para çekme işleminiz iptal edildi', { id: 'notifications.arrived-one' })
      : msg(str`${count} para çekme işleminiz iptal edildi`, { id: 'notifications.arrived' }),
  count: (count: number) => msg(str`Bildirim: ${count}`, { id: 'notifications.count' }),
  unread: () => msg('Okunmadı', { id: 'notifications.unread' }),
  countUnread: (count: number) => msg(str`${count} okunmamış`, { id: 'notifications.count-unread' }),
  markRead: () => msg('Tümünü okundu say', { id: 'notifications.mark-read' }),
  empty: () => msg('Bildiriminiz yok', { id: 'notifications.empty' }),
  emptyDays: () => msg('Bu tarihlerde bildiriminiz yok', { id: 'notifications.empty-days' }),
  noMessages: () => msg('Duyuru yok', { id: 'notifications.no-messages' }),
  usualDays: () => msg('Son 90 günü göster', { id: 'notifications.usual-days' }),
  limit: (count: number) => msg(str`En yeni ${count} bildirim gösteriliyor.`, { id: 'notifications.limit' }),
  signedOut: () => msg('Bildirimlerinizi görmek için giriş yapın', { id: 'notifications.signed-out' }),
  logIn: () => msg('Giriş Yap', { id: 'notifications.log-in' }),
  inHistory: () => msg('Geçmişte gör', { id: 'notifications.in-history' }),
  tray: () => msg('Son mesajlar', { id: 'notifications.tray' }),
  trayEmpty: () => msg('Bu ziyarette henüz mesaj yok', { id: 'notifications.tray-empty' })
}
