/** The games of /play/virtual/{id}. */
export interface VirtualGameSeed {
  readonly id: number
  readonly name: string
  /** Which machine plays it. */
  readonly machine: 'coupon' | 'card' | 'balloon' | 'wheel'
}

export const VIRTUAL_GAMES: readonly VirtualGameSeed[] = [
  { id: 801, name: 'Dört Nala', machine: 'coupon' },
  { id: 802, name: 'Bahis Masası', machine: 'coupon' },
  { id: 803, name: 'Üç Boyut Saha', machine: 'coupon' },
  { id: 804, name: 'Tombala Salonu', machine: 'card' },
  { id: 805, name: 'Sesli Tombala', machine: 'card' },
  { id: 806, name: 'Balon', machine: 'balloon' },
  { id: 807, name: 'Roket Sokağı', machine: 'balloon' },
  { id: 808, name: 'Rulet Otomatı', machine: 'wheel' },
  { id: 810, name: 'Kıyı Kuponu', machine: 'coupon' },
  { id: 811, name: 'Canlı Kıyı', machine: 'coupon' }
]
