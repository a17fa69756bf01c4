import type { Motif } from '../motifs.ts'
import { drawn, filled, path, rectangle, unit, units, type Frame } from '../svg.ts'

/** Bands of a woven rug with one diamond in the accent. */
export const kilim: Motif = (frame, { palette: { ground, motif, accent, shade }, next }) => {
  const bands = 4 + Math.floor(next() * 3)
  const height = frame.height / bands
  const columns = 3 + Math.floor(next() * 3)
  const marked = 1 + Math.floor(next() * (bands - 2))
  const first = Math.floor(next() * WEAVES.length)
  const rows = Array.from({ length: bands }, (_, band) => {
    const row = { ...frame, y: frame.y + height * band, height }
    const weave = WEAVES[(first + band) % WEAVES.length] ?? teeth
    const isDark = band % 2 === 1
    return (
      rectangle(row, filled(isDark ? shade : ground)) +
      path(weave(row, columns + (band % 2)), filled(motif)) +
      path(`M${units(row.x, row.y)}h${unit(row.width)}`, drawn(motif, 2))
    )
  })
  const width = Math.min(height * 1.5, frame.width / 2.2)
  const x = frame.x + frame.width * (0.3 + next() * 0.4)
  const y = frame.y + height * (marked + 0.5)
  return (
    rows.join('') +
    path(diamond(x, y, [width * 0.78, height * 0.95]), filled(ground)) +
    path(diamond(x, y, [width * 0.62, height * 0.75]), filled(accent)) +
    path(diamond(x, y, [width * 0.28, height * 0.34]), filled(ground))
  )
}

type Weave = (row: Frame, columns: number) => string

const teeth: Weave = (row, columns) => {
  const half = row.width / columns / 2
  const tooth = `l${units(half, -row.height * 0.8)}l${units(half, row.height * 0.8)}`
  return `M${units(row.x, row.y + row.height)}${tooth.repeat(columns)}z`
}

const diamonds: Weave = (row, columns) => {
  const [half, rise] = [(row.width / columns) * 0.42, row.height * 0.36]
  return along(
    row,
    columns,
    `m${unit(-half)} 0l${units(half, -rise)}l${units(half, rise)}l${units(-half, rise)}z`
  )
}

const hourglasses: Weave = (row, columns) => {
  const [half, rise] = [(row.width / columns) * 0.38, row.height * 0.34]
  const across = `h${unit(half * 2)}`
  return along(row, columns, `m${units(-half, -rise)}${across}l${units(-half * 2, rise * 2)}${across}z`)
}

const ladder: Weave = (row, columns) => {
  const [step, rise] = [row.width / columns / 2, row.height * 0.28]
  const brick = `h${unit(step)}v${unit(rise)}h${unit(-step)}z`
  return along(row, columns, `m${units(-step, -rise)}${brick}m${units(step, rise)}${brick}`)
}

const WEAVES = [teeth, diamonds, ladder, hourglasses] as const

/** Repeats a shape, drawn from its middle, in every column. */
function along(row: Frame, columns: number, shape: string): string {
  const step = row.width / columns
  const y = row.y + row.height / 2
  return Array.from(
    { length: columns },
    (_, column) => `M${units(row.x + (column + 0.5) * step, y)}${shape}`
  ).join('')
}

function diamond(x: number, y: number, [half, rise]: readonly [number, number]): string {
  return `M${units(x - half, y)}l${units(half, -rise)}l${units(half, rise)}l${units(-half, rise)}z`
}
