/** Flat colours of a drawn cover, as `#rrggbb`. */
export interface CoverColours {
  readonly name: string
  readonly ground: `#${string}`
  readonly motif: `#${string}`
  readonly accent: `#${string}`
}

/** The palettes of the drawn covers. Their order decides which cover gets which colours, so it stays. */
export const COVER_PALETTES = [
  { name: 'Liman', ground: '#0f3b45', motif: '#2f7c86', accent: '#f0b13c' },
  { name: 'Mercan', ground: '#5a1e1b', motif: '#b8452f', accent: '#f6c9a8' },
  { name: 'Çini', ground: '#123a6b', motif: '#2e76b5', accent: '#e9eef2' },
  { name: 'Nar', ground: '#4a1030', motif: '#a12b55', accent: '#f2a7a0' },
  { name: 'Zeytin', ground: '#2c3716', motif: '#6f8132', accent: '#e7d58a' },
  { name: 'Kehribar', ground: '#4b2e05', motif: '#b5761a', accent: '#ffe3a3' },
  { name: 'Sis', ground: '#2b3a42', motif: '#6d8793', accent: '#dde7e8' },
  { name: 'Gece', ground: '#1a1740', motif: '#5149a6', accent: '#c9c4f4' },
  { name: 'Yosun', ground: '#0e3a2b', motif: '#2e8b63', accent: '#bfe8c6' },
  { name: 'Bakır', ground: '#3d1e12', motif: '#a8593a', accent: '#f1c7a6' },
  { name: 'Lacivert', ground: '#0e1f3c', motif: '#35598f', accent: '#f0b13c' },
  { name: 'Duman', ground: '#33262b', motif: '#7f636b', accent: '#ead7d3' }
] as const satisfies readonly CoverColours[]
