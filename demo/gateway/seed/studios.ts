/** A studio of games or live tables. */
export interface Studio {
  readonly id: number
  readonly name: string
  readonly kind: 'slot' | 'live'
  /** How many games or tables it has. */
  readonly items: number
  /** 2: listed only for players of the account class 20. */
  readonly status: 1 | 2
}

export const SLOT_STUDIOS: readonly Studio[] = [
  slotStudio(11, 'Poyraz Atölye', 40),
  slotStudio(12, 'Lodos Dokuz', 36),
  slotStudio(13, 'Tramvay Kırk', 33),
  slotStudio(14, 'Kehribar Tezgâh', 30),
  slotStudio(15, 'Çift Martı', 48),
  slotStudio(16, 'Gümüş Makara', 49),
  slotStudio(17, 'Sefer Taslak', 22),
  slotStudio(18, 'Fırıldak Fabrika', 18),
  slotStudio(19, 'Kuzey Rıhtım', 12),
  slotStudio(20, 'Mor Kalem', 10),
  slotStudio(21, 'Bakır Bilye', 7),
  slotStudio(22, 'Sarnıç Oyun', 5),
  slotStudio(23, 'Yedi Kandil', 2),
  slotStudio(24, 'Üç Pervane', 0)
]

export const LIVE_STUDIOS: readonly Studio[] = [
  { id: 61, name: 'Salon Yakamoz', kind: 'live', items: 28, status: 1 },
  { id: 62, name: 'Köşk Canlı', kind: 'live', items: 20, status: 1 },
  { id: 63, name: 'Galata Dokuz', kind: 'live', items: 16, status: 1 },
  { id: 64, name: 'Salon Ihlamur', kind: 'live', items: 12, status: 1 },
  { id: 65, name: 'Divan Stüdyo', kind: 'live', items: 8, status: 2 },
  { id: 66, name: 'Perde Arkası', kind: 'live', items: 0, status: 2 }
]

export const STUDIOS: readonly Studio[] = [...SLOT_STUDIOS, ...LIVE_STUDIOS]

export function studioName(id: number): string {
  return STUDIOS.find(studio => studio.id === id)?.name ?? ''
}

function slotStudio(id: number, name: string, items: number): Studio {
  return { id, name, kind: 'slot', items, status: 1 }
}
