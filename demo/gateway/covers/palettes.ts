import type { Colour } from './svg.ts'

/** Three flat colours; `shade` lies between ground and motif and is made from the two. */
export interface Palette {
  readonly name: string
  readonly ground: Colour
  readonly motif: Colour
  readonly accent: Colour
  readonly shade: Colour
}

/** Names on covers. On each ground at least 9.9 : 1. */
export const IVORY: Colour = '#F4EFE3'

export const PALETTES = [
  palette('Liman', '#0F3B45', '#2F7C86', '#F0B13C'),
  palette('Mercan', '#5A1E1B', '#B8452F', '#F6C9A8'),
  palette('Çini', '#123A6B', '#2E76B5', '#E9EEF2'),
  palette('Nar', '#4A1030', '#A12B55', '#F2A7A0'),
  palette('Zeytin', '#2C3716', '#6F8132', '#E7D58A'),
  palette('Kehribar', '#4B2E05', '#B5761A', '#FFE3A3'),
  palette('Sis', '#2B3A42', '#6D8793', '#DDE7E8'),
  palette('Gece', '#1A1740', '#5149A6', '#C9C4F4'),
  palette('Yosun', '#0E3A2B', '#2E8B63', '#BFE8C6'),
  palette('Bakır', '#3D1E12', '#A8593A', '#F1C7A6'),
  palette('Lacivert', '#0E1F3C', '#35598F', '#F0B13C'),
  palette('Duman', '#33262B', '#7F636B', '#EAD7D3')
] as const satisfies readonly Palette[]

function palette(name: string, ground: Colour, motif: Colour, accent: Colour): Palette {
  return { name, ground, motif, accent, shade: between(ground, motif) }
}

/** A flat colour 45 % of the way from one to the other. */
function between(from: Colour, to: Colour): Colour {
  const channels = [1, 3, 5].map(at => {
    const start = Number.parseInt(from.slice(at, at + 2), 16)
    const end = Number.parseInt(to.slice(at, at + 2), 16)
    return Math.round(start + (end - start) * 0.45)
  })
  return `#${channels.map(channel => channel.toString(16).padStart(2, '0')).join('')}`
}
