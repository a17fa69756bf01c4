import type { Motif } from './motifs.ts'
import { IVORY } from './palettes.ts'
import { circle, drawn, filled, path, rectangle, sideOf, star, unit, units } from './svg.ts'

/** A keyhole, through which the noun is seen. */
export const keyhole: Motif = (frame, { palette }) => {
  const { x, y, width, height } = frame
  const [middle, top, radius] = [x + width / 2, y + height * 0.4, sideOf(frame) * 0.43]
  const foot = `M${units(middle - radius * 0.4, top)}L${units(middle - radius * 0.72, y + height * 0.93)}H${unit(middle + radius * 0.72)}L${units(middle + radius * 0.4, top)}z`
  const hole = (paint: string) => circle(middle, top, radius, paint) + path(foot, paint)
  return (
    hole(`${filled(palette.motif)} stroke="${palette.shade}" stroke-width="12"`) + hole(filled(palette.motif))
  )
}

/** Curtains at both sides, and a spotlight. */
export const curtains: Motif = ({ x, y, width, height }, { palette }) => {
  const fold = width * 0.075
  const side = (left: number, towards: number) =>
    [0, 1, 2]
      .map(nth => {
        const at = left + towards * fold * (nth + 0.5)
        return path(`M${units(at, y)}v${unit(height)}`, drawn(nth % 2 ? palette.shade : palette.motif, fold))
      })
      .join('')
  return (
    path(
      `M${units(x + width * 0.5, y - 10)}L${units(x + width * 0.12, y + height * 0.86)}h${unit(width * 0.76)}z`,
      filled(palette.shade)
    ) +
    `<ellipse cx="${unit(x + width / 2)}" cy="${unit(y + height * 0.86)}" rx="${unit(width * 0.38)}" ry="${unit(height * 0.06)}" ${filled(palette.spark)}/>` +
    side(x, 1) +
    side(x + width, -1)
  )
}

/** A cut gem of flat facets. */
export const gem: Motif = (frame, { palette, next }) => {
  const [middle, centre, radius] = [
    frame.x + frame.width / 2,
    frame.y + frame.height / 2,
    sideOf(frame) * 0.6
  ]
  const turn = next() * 0.5
  const corner = (nth: number, reach: number) => {
    const angle = (Math.PI * nth) / 4 + turn
    return units(middle + reach * Math.cos(angle), centre + reach * 1.12 * Math.sin(angle))
  }
  const facets = [0, 1, 2, 3, 4, 5, 6, 7].map(nth =>
    path(
      `M${corner(nth, radius)}L${corner(nth + 1, radius)} ${corner(nth + 1, radius * 0.62)} ${corner(nth, radius * 0.62)}z`,
      filled(nth % 3 ? palette.motif : palette.spark)
    )
  )
  const table = [0, 1, 2, 3, 4, 5, 6, 7].map(nth => corner(nth, radius * 0.62)).join(' ')
  return facets.join('') + path(`M${table}z`, filled(palette.shade))
}

/** A round medal with rivets on rays. */
export const medal: Motif = (frame, { palette }) => {
  const [middle, centre, side] = [frame.x + frame.width / 2, frame.y + frame.height / 2, sideOf(frame)]
  const round = 2 * Math.PI * side * 0.44
  return (
    path(star([middle, centre], frame.width + frame.height, 12, 0.1), filled(palette.shade)) +
    circle(middle, centre, side * 0.48, filled(palette.spark)) +
    circle(
      middle,
      centre,
      side * 0.44,
      `${drawn(palette.ground, 4)} stroke-linecap="round" stroke-dasharray="0 ${unit(round / 28)}"`
    ) +
    circle(middle, centre, side * 0.4, filled(palette.ground))
  )
}

/** Sheets of paper, turned against each other. */
export const sheets: Motif = (frame, { palette, next }) => {
  const { x, y, width, height } = frame
  const centre = units(x + width / 2, y + height / 2)
  const sheet = (turn: number, paint: string) =>
    rectangle(
      { x: x + width * 0.12, y: y + height * 0.13, width: width * 0.76, height: height * 0.74 },
      `transform="rotate(${unit(turn)} ${centre})" ${paint}`
    )
  const lean = 5 + next() * 5
  return (
    sheet(-lean, filled(palette.shade)) +
    sheet(lean, filled(palette.motif)) +
    sheet(lean / 4, filled(palette.spark))
  )
}

/** A niche with a pointed arch, inside a double border. */
export const niche: Motif = ({ x, y, width, height }, { palette }) => {
  const arch = (inset: number) => {
    const [left, right, top, bottom] = [x + inset, x + width - inset, y + inset, y + height - inset]
    const spring = top + (right - left) * 0.5
    return `M${units(left, bottom)}V${unit(spring)}Q${units(left, top + 14, x + width / 2, top)}Q${units(right, top + 14, right, spring)}V${unit(bottom)}z`
  }
  const reach = width * 0.1
  return (
    rectangle({ x: x + 5, y: y + 5, width: width - 10, height: height - 10 }, drawn(palette.spark, 2)) +
    path(arch(reach), filled(palette.motif)) +
    path(arch(reach + 7), filled(palette.shade))
  )
}

/** Branches of coral from the lower corners, and bubbles. */
export const reef: Motif = ({ x, y, width, height }, { palette, next }) => {
  const branch = (left: number, way: number, tall: number) => {
    const size = height * tall
    return `M${units(left, y + height + 5)}q${units(way * 5, -size * 0.5, way * size * 0.1, -size)}m${units(-way * size * 0.06, size * 0.55)}q${units(way * size * 0.3, -4, way * size * 0.34, -size * 0.34)}m${units(-way * size * 0.36, size * 0.06)}q${units(-way * size * 0.2, -6, -way * size * 0.22, -size * 0.3)}`
  }
  const bubbles = [0.14, 0.3, 0.74, 0.88].map(share =>
    circle(x + width * share, y + height * (0.08 + next() * 0.4), 3 + next() * 7, drawn(palette.accent, 2))
  )
  const ends = 'stroke-linecap="round" stroke-linejoin="round"'
  return (
    circle(x + width / 2, y + height * 0.46, width * 0.44, filled(palette.shade)) +
    path(
      branch(x + width * 0.2, 1, 0.3) + branch(x + width * 0.78, -1, 0.36),
      `${drawn(palette.spark, 9)} ${ends}`
    ) +
    path(
      branch(x + width * 0.06, 1, 0.44) + branch(x + width * 0.94, -1, 0.28),
      `${drawn(palette.motif, 11)} ${ends}`
    ) +
    bubbles.join('')
  )
}

/** A road over hills to what stands far away. */
export const road: Motif = ({ x, y, width, height }, { palette }) => {
  const hill = (top: number, bend: number) =>
    `M${units(x, y + height)}V${units(y + height * top)}Q${units(x + width * bend, y + height * (top - 0.2), x + width, y + height * (top + 0.05))}V${units(y + height)}z`
  const [middle, start] = [x + width / 2, y + height * 0.56]
  const way = `M${units(middle - 3, start)}q${units(44, 26, 10, 44)}t${units(-50, height * 0.3)}h${unit(width * 0.5)}q${units(-30, -height * 0.12, 24, -height * 0.22)}t${units(-28, -height * 0.26)}z`
  return (
    circle(x + width * 0.5, y + height * 0.34, width * 0.36, filled(palette.spark)) +
    path(hill(0.6, 0.3), filled(palette.shade)) +
    path(hill(0.7, 0.75), filled(palette.motif)) +
    path(way, filled(IVORY))
  )
}

/** Four-pointed sparks around the middle, in front of everything. */
export const sparkle: Motif = (frame, { next }) => {
  const { x, y, width, height } = frame
  const places = [
    [0.16, 0.16],
    [0.84, 0.22],
    [0.86, 0.74],
    [0.14, 0.8]
  ] as const
  const sparks = places.map(([across, down]) =>
    star(
      [x + width * across, y + height * (down + next() * 0.06)],
      sideOf(frame) * (0.06 + next() * 0.08),
      4,
      0.22
    )
  )
  return path(sparks.join(''), filled(IVORY))
}

/** As many lights in an arc as the name says. */
export function lights(count: number): Motif {
  return ({ x, y, width, height }, { palette }) => {
    const reach = width * 0.4
    return Array.from({ length: count }, (_, nth) => {
      const angle = Math.PI * (1.12 + (0.76 * nth) / (count - 1))
      const at = [
        x + width / 2 + reach * Math.cos(angle),
        y + height * 0.42 + reach * Math.sin(angle) * 1.05
      ] as const
      return circle(...at, width * 0.052, `${filled(palette.spark)} stroke="${IVORY}" stroke-width="2.5"`)
    }).join('')
  }
}
