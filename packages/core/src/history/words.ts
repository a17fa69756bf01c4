import { msg, str } from '@lit/localize'

/** What all histories say. */
export const historyWords = {
  titles: {
    bets: () => msg('Bahis Geçmişi', { id: 'history.title-bets' }),
    games: () => msg('Oyun Geçmişi', { id: 'history.title-games' }),
    finance: () => msg('Finans Geçmişi', { id: 'history.title-finance' }),
    bonuses: () => msg('Bonuslar', { id: 'history.title-bonuses' }),
    tickets: () => msg('Biletler', { id: 'history.title-tickets' })
  },
  signedOut: () => msg('Geçmişinizi görmek için giriş yapın', { id: 'history.signed-out' }),
  logIn: () => msg('Giriş Yap', { id: 'history.log-in' }),
  period: () => msg('Dönem', { id: 'history.period' }),
  freeDates: () => msg('Tarih aralığı', { id: 'history.free-dates' }),
  from: () => msg('Başlangıç', { id: 'history.from' }),
  to: () => msg('Bitiş', { id: 'history.to' }),
  dateWrong: () => msg('Tarihi gün, ay, yıl olarak yazın', { id: 'history.date-wrong' }),
  dateFuture: () => msg('Bitiş bugünden sonra olamaz', { id: 'history.date-future' }),
  dateOrder: () => msg('Başlangıç bitişten sonra olamaz', { id: 'history.date-order' }),
  filters: () => msg('Filtreler', { id: 'history.filters' }),
  activeFilters: () => msg('Etkin filtreler', { id: 'history.active-filters' }),
  remove: (filter: string) => msg(str`Kaldır: ${filter}`, { id: 'history.remove' }),
  clear: () => msg('Temizle', { id: 'history.clear' }),
  apply: () => msg('Uygula', { id: 'history.apply' }),
  close: () => msg('Kapat', { id: 'history.close' }),
  more: () => msg('Daha Fazla Göster', { id: 'history.more' }),
  nothing: () => msg('Sonuç bulunamadı.', { id: 'history.nothing' }),
  wider: () => msg('Tüm zamanlara bak', { id: 'history.wider' }),
  count: (count: number) => msg(str`${count} kayıt`, { id: 'history.count' }),
  before: () => msg('Aşağıdakiler bir önceki seçiminize ait.', { id: 'history.before' }),
  amountHidden: () => msg('Bakiye gizli', { id: 'history.amount-hidden' }),
  copy: (what: string) => msg(str`Kopyala: ${what}`, { id: 'history.copy' }),
  copied: () => msg('Kopyalandı', { id: 'history.copied' }),
  ticket: (name: string) => msg(str`Bilet ${name}`, { id: 'history.ticket' }),
  ticketCount: (count: number) => msg(str`${count} bilet`, { id: 'history.ticket-count' }),
  ticketAmount: () => msg('Yatırılan', { id: 'history.ticket-amount' }),
  ticketDate: () => msg('Alındığı gün', { id: 'history.ticket-date' }),
  lottery: () => msg('Yeni yıl çekilişi', { id: 'history.lottery' }),
  lotteryOver: () => msg('Çekiliş sona erdi', { id: 'history.lottery-over' }),
  lotteryRule: (amount: string) =>
    msg(str`Aralık 2023 boyunca onaylanan ${amount} ve üzeri her yatırım bir bilet kazandırdı.`, {
      id: 'history.lottery-rule'
    })
}
