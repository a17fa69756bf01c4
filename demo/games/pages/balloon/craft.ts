import { svg } from '../../ui/dom.ts'

export type Craft = 'airship' | 'rocket'

/** The craft, drawn around its position. */
export function drawCraft(kind: Craft): SVGElement[] {
  return kind === 'rocket' ? drawRocket() : drawAirship()
}

/** Waves under the airship, roofs under the rocket. */
export function drawGround(kind: Craft): SVGElement[] {
  return kind === 'rocket' ? drawStreet() : drawSea()
}

function drawAirship(): SVGElement[] {
  return [
    svg('path', { class: 'dark', d: 'M-34 -9l-12 -9v22l12 -5z' }),
    svg('ellipse', { class: 'body', rx: 36, ry: 15 }),
    svg('path', { class: 'stripe', d: 'M-33 -6Q0 -12 33 -6L35 0Q0 -5 -35 0z' }),
    svg('path', { class: 'stripe', d: 'M-12 -14.2Q0 0 -12 14.2H-4Q6 0 -4 -14.8z' }),
    svg('rect', { class: 'dark', x: -11, y: 16, width: 24, height: 7, rx: 3 }),
    svg('path', { class: 'rope', d: 'M-8 14v3M10 14v3' })
  ]
}

function drawRocket(): SVGElement[] {
  const parts = [
    svg('path', { class: 'flame', d: 'M-6 17Q0 42 6 17z' }),
    svg('path', { class: 'dark', d: 'M-9 6L-17 21L-6 17zM9 6L17 21L6 17z' }),
    svg('path', { class: 'body', d: 'M0 -30Q13 -14 10 17H-10Q-13 -14 0 -30z' }),
    svg('circle', { class: 'stripe', cy: -6, r: 5 })
  ]
  return [svg('g', { transform: 'rotate(38)' }, ...parts)]
}

function drawSea(): SVGElement[] {
  const wave = (y: number) => `M-20 ${y}${'q10 -8 20 0t20 0'.repeat(9)}V280H-20z`
  return [svg('path', { class: 'far', d: wave(172) }), svg('path', { class: 'near', d: wave(184) })]
}

function drawStreet(): SVGElement[] {
  const far =
    'M0 172l14 -12 14 12v-16h18v10h20v-22h16v26l16 -12 16 12v-20h22v14h18v-26h20v30h24v-18l14 -10 14 10v12h24v-22h18v18h20v-12h32V280H0z'
  const near = 'M0 190h22v-14h26v10h30v-20h20v24h34l12 -12 12 12h24v-16h30v16h28v-24h22v20h34v-10h26V280H0z'
  return [svg('path', { class: 'far', d: far }), svg('path', { class: 'near', d: near })]
}
