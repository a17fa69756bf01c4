import { msg, str } from '@lit/localize'

/** Names of the game types in paths. The others of the contract, such as poker, are those of their categories. */
const types: Readonly<Record<string, () => string>> = {
  new: () => lobbyWords.isNew(),
  classic: () => msg('Klasik', { id: 'lobby.type-classic' }),
  jackpot: () => lobbyWords.jackpot(),
  'high-earnings': () => msg('Yüksek kazanç', { id: 'lobby.type-high-earnings' }),
  roulette: () => msg('Rulet', { id: 'lobby.type-roulette' }),
  baccarat: () => msg('Bakara', { id: 'lobby.type-baccarat' }),
  show: () => msg('Oyun şovları', { id: 'lobby.type-show' })
}

export const lobbyWords = {
  slots: () => msg('Slotlar', { id: 'lobby.slots' }),
  live: () => msg('Canlı Casino', { id: 'lobby.live' }),
  play: () => msg('Oyna', { id: 'lobby.play' }),
  demo: () => msg('Demo', { id: 'lobby.demo', desc: 'Short word on a tile' }),
  playDemo: (name: string) => msg(str`Demo Oyna ${name}`, { id: 'lobby.play-demo' }),
  isNew: () => msg('Yeni', { id: 'lobby.new' }),
  jackpot: () => msg('Jackpot', { id: 'lobby.jackpot' }),
  search: () => msg('Oyun Ara', { id: 'lobby.search' }),
  clearSearch: () => msg('Aramayı temizle', { id: 'lobby.clear-search' }),
  tooShort: () => msg('Arama yapmak için en az 3 karakter girin.', { id: 'lobby.too-short' }),
  none: () => msg('Sonuç bulunamadı.', { id: 'lobby.none' }),
  empty: () => msg('Burada henüz oyun yok.', { id: 'lobby.empty' }),
  meant: () => msg('Şunlar olabilir mi?', { id: 'lobby.meant' }),
  popular: () => msg('Popüler oyunlar', { id: 'lobby.popular' }),
  showAll: () => msg('Tüm oyunları göster', { id: 'lobby.show-all' }),
  recent: () => msg('Son aramalar', { id: 'lobby.recent' }),
  forget: (search: string) => msg(str`“${search}” aramasını unut`, { id: 'lobby.forget' }),
  category: () => msg('Kategori', { id: 'lobby.category' }),
  categories: () => msg('Kategoriler', { id: 'lobby.categories' }),
  providers: () => msg('Sağlayıcılar', { id: 'lobby.providers' }),
  provider: () => msg('Sağlayıcı', { id: 'lobby.provider' }),
  findProvider: () => msg('Sağlayıcı bul', { id: 'lobby.find-provider' }),
  remove: (name: string) => msg(str`${name} süzgecini kaldır`, { id: 'lobby.remove' }),
  all: () => msg('Tümü', { id: 'lobby.all' }),
  /** The name of a game type of `/slot/type/{type}`; `undefined` if it is unknown. */
  typeName: (type: string) => (Object.hasOwn(types, type) ? types[type]?.() : undefined),
  close: () => msg('Kapat', { id: 'lobby.close' }),
  loading: () => msg('Yükleniyor', { id: 'lobby.loading' }),
  games: (count: string) => msg(str`${count} oyun`, { id: 'lobby.games' }),
  tables: (count: string) => msg(str`${count} masa`, { id: 'lobby.tables' }),
  oneTable: () => msg('1 masa', { id: 'lobby.one-table' }),
  oneGame: () => msg('1 oyun', { id: 'lobby.one-game' }),
  found: (search: string, games: string) => msg(str`“${search}” için ${games}`, { id: 'lobby.found' }),
  previous: () => msg('Önceki oyunlar', { id: 'lobby.previous' }),
  next: () => msg('Sonraki oyunlar', { id: 'lobby.next' }),
  toEnd: () => msg('Listenin sonuna git', { id: 'lobby.to-end' }),
  stakesFrom: (min: string) => msg(str`en az ${min}`, { id: 'lobby.stakes-from' }),
  stakesTo: (max: string) => msg(str`en çok ${max}`, { id: 'lobby.stakes-to' }),
  automatic: () => msg('Otomatik', { id: 'lobby.automatic', desc: 'A table without a dealer' }),
  full: () => msg('Dolu', { id: 'lobby.full', desc: 'A table without a free place' }),
  oneSeat: () => msg('1 yer', { id: 'lobby.one-seat', desc: 'One free place at a table' }),
  seats: (count: number) => msg(str`${count} yer`, { id: 'lobby.seats' })
}
