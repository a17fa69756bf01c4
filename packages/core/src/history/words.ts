import { msg, str } from '@lit/localize'

/** Texts of all histories. */
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
  datePattern: () => msg('GG.AA.YYYY', { id: 'history.date-pattern' }),
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
  count: (count: string) => msg(str`${count} kayıt`, { id: 'history.count' }),
  before: () => msg('Aşağıdakiler bir önceki seçiminize ait.', { id: 'history.before' }),
  amountHidden: () => msg('Bakiye gizli', { id: 'history.amount-hidden' }),
  any: () => msg('Tümü', { id: 'history.any' }),
  usual: () => msg('Kasa ve bonus', { id: 'history.usual' }),
  allGames: () => msg('Tüm oyunlar', { id: 'history.all-games' }),
  type: () => msg('Yön', { id: 'history.type' }),
  category: () => msg('Tür', { id: 'history.category' }),
  subCategory: () => msg('Alt tür', { id: 'history.sub-category' }),
  status: () => msg('Durum', { id: 'history.status' }),
  minimum: () => msg('En az tutar', { id: 'history.minimum' }),
  atLeast: (amount: string) => msg(str`En az ${amount}`, { id: 'history.at-least' }),
  number: () => msg('İşlem no', { id: 'history.number' }),
  date: () => msg('Tarih', { id: 'history.date' }),
  amount: () => msg('Tutar', { id: 'history.amount' }),
  balanceAfter: () => msg('Sonraki bakiye', { id: 'history.balance-after' }),
  method: () => msg('Yöntem', { id: 'history.method' }),
  note: () => msg('Not', { id: 'history.note' }),
  noNote: () => msg('İşlem notu bulunamadı', { id: 'history.no-note' }),
  details: (what: string) => msg(str`Ayrıntılar: ${what}`, { id: 'history.details' }),
  runningTitle: () => msg('Bekleyen çekimler', { id: 'history.running' }),
  totals: () => msg('Bu seçimin toplamı', { id: 'history.totals' }),
  totalsFailed: () => msg('Toplamlar yüklenemedi.', { id: 'history.totals-failed' }),
  came: () => msg('Yatırılan', { id: 'history.came' }),
  went: () => msg('Çekilen', { id: 'history.went' }),
  net: () => msg('Net', { id: 'history.net' }),
  cut: (count: string) => msg(str`Yalnızca en yeni ${count} kayıt hesaba katıldı.`, { id: 'history.cut' }),
  fileCut: (count: string) =>
    msg(str`Dosyada yalnızca en yeni ${count} kayıt var. Eskileri için daha kısa dönemler seçin.`, {
      id: 'history.file-cut'
    }),
  amountWrong: () => msg('Tutarı sayıyla yazın', { id: 'history.amount-wrong' }),
  download: () => msg('CSV indir', { id: 'history.download' }),
  downloading: () => msg('Hazırlanıyor…', { id: 'history.downloading' }),
  types: {
    1: () => msg('Giriş', { id: 'history.type-1' }),
    2: () => msg('Çıkış', { id: 'history.type-2' })
  },
  categories: {
    1: () => msg('Para yatırma', { id: 'history.category-1' }),
    2: () => msg('Para çekme', { id: 'history.category-2' }),
    3: () => msg('Casino oyunu', { id: 'history.category-3' }),
    4: () => msg('Canlı casino', { id: 'history.category-4' }),
    5: () => msg('Bahis', { id: 'history.category-5' }),
    6: () => msg('Bonus', { id: 'history.category-6' }),
    7: () => msg('Sanal oyun', { id: 'history.category-7' })
  },
  statuses: {
    new: () => msg('Yeni', { id: 'history.status-new' }),
    approved: () => msg('Onaylandı', { id: 'history.status-approved' }),
    cancelled: () => msg('İptal', { id: 'history.status-cancelled' })
  },
  game: () => msg('Oyun', { id: 'history.game' }),
  round: () => msg('Tur', { id: 'history.round' }),
  gameCount: (count: string) => msg(str`${count} oyun`, { id: 'history.game-count' }),
  rounds: (count: string) => msg(str`${count} tur`, { id: 'history.rounds' }),
  staked: () => msg('Bahis', { id: 'history.staked' }),
  returned: () => msg('Kazanç', { id: 'history.returned' }),
  playAgain: () => msg('Tekrar oyna', { id: 'history.play-again' }),
  playAgainGame: (game: string) => msg(str`Tekrar oyna: ${game}`, { id: 'history.play-again-game' }),
  lastPlayed: (moment: string) => msg(str`Son: ${moment}`, { id: 'history.last-played' }),
  toGames: () => msg('Oyunlara bak', { id: 'history.to-games' }),
  ticket: () => msg('Bilet no', { id: 'history.ticket' }),
  ticketCount: (count: string) => msg(str`${count} bilet`, { id: 'history.ticket-count' }),
  ticketAmount: () => msg('Yatırılan', { id: 'history.ticket-amount' }),
  lottery: () => msg('Yeni yıl çekilişi', { id: 'history.lottery' }),
  lotteryOver: () => msg('Çekiliş sona erdi', { id: 'history.lottery-over' }),
  lotteryRule: (amount: string) =>
    msg(str`Aralık 2023 boyunca onaylanan ${amount} ve üzeri her yatırım bir bilet kazandırdı.`, {
      id: 'history.lottery-rule'
    })
}
