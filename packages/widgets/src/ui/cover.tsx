import { pick } from '@bnw/core/covers'
import type { ReactNode } from 'react'

import { type CoverSeed, coverSeed } from './cover-seed.ts'

/**
 * A cover of at most 12 flat shapes, without ids, in place of a missing picture. 150 × 200 units, cropped to the ratio of
 * its frame.
 */
export function Cover({ coverKey }: { coverKey: string }) {
  const seed = coverSeed(coverKey)
  const renderMotif = pick(motifs, seed.next())
  return (
    <svg className="cover" viewBox="0 0 150 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="150" height="200" fill={seed.ground} />
      {renderMotif(seed)}
    </svg>
  )
}

type Motif = (seed: CoverSeed) => ReactNode

const motifs: [Motif, ...Motif[]] = [stars, waves, compass, ferry, kilim, tulips, wheels, stairs]

/** A random integer between two bounds. */
function between({ next }: CoverSeed, from: number, to: number): number {
  return Math.round(from + next() * (to - from))
}

function stars(seed: CoverSeed) {
  const size = between(seed, 34, 46)
  const places = [
    [75, 100],
    [0, 35],
    [150, 35],
    [0, 165],
    [150, 165]
  ]
  return (
    <>
      {places.map(([x, y]) => (
        <path
          key={`${x} ${y}`}
          d={`M${-size} ${-size}h${2 * size}v${2 * size}h${-2 * size}zM0 ${-1.41 * size}l${1.41 * size} ${1.41 * size} ${-1.41 * size} ${1.41 * size} ${-1.41 * size} ${-1.41 * size}z`}
          transform={`translate(${x} ${y})scale(${y === 100 ? 1 : 0.7})`}
          fill={seed.motif}
        />
      ))}
      <path d="M75 84l16 16-16 16-16-16z" fill={seed.accent} />
    </>
  )
}

function waves(seed: CoverSeed) {
  const top = between(seed, 78, 104)
  const moon = between(seed, 36, 114)
  return (
    <>
      <circle cx={moon} cy="46" r={between(seed, 15, 22)} fill={seed.accent} />
      {[0, 1, 2, 3, 4].map(row => (
        <path
          key={row}
          d={`M${-30 + (row % 2) * -15} ${top + row * 24}q15-18 30 0t30 0 30 0 30 0 30 0 30 0 30 0`}
          fill="none"
          stroke={seed.motif}
          strokeWidth={9 - row}
        />
      ))}
    </>
  )
}

function compass(seed: CoverSeed) {
  return (
    <g transform={`translate(75 100)rotate(${between(seed, -40, 40)})`}>
      <circle r="58" fill="none" stroke={seed.motif} strokeWidth="5" />
      <circle r="46" fill="none" stroke={seed.motif} strokeWidth="1.5" />
      <path d="M-54 0 0-11 54 0 0 11z" fill={seed.motif} />
      <path d="M0-70 13 0 0 70-13 0z" fill={seed.motif} />
      <path d="M0-70 13 0H-13z" fill={seed.accent} />
      <circle r="5" fill={seed.ground} />
    </g>
  )
}

function ferry(seed: CoverSeed) {
  const left = between(seed, -14, 14)
  return (
    <>
      <circle cx={between(seed, 30, 120)} cy="52" r="18" fill={seed.accent} />
      <g transform={`translate(${left})`} fill={seed.motif}>
        <path d="M20 118h112l-14 24H36z" />
        <path d="M38 96h74v18H38z" />
        <path d="M52 80h44v12H52z" />
        <path d="M78 52h13v26H78z" />
      </g>
      <path d="M0 150h150v3H0zM20 162h60v2.5H20zM92 172h44v2.5H92z" fill={seed.motif} />
    </>
  )
}

function kilim(seed: CoverSeed) {
  const shift = between(seed, 0, 12)
  const zigzag = 'l15-18 15 18 15-18 15 18 15-18 15 18 15-18 15 18 15-18 15 18 15-18 15 18'
  return (
    <g strokeWidth="8" fill="none" stroke={seed.motif}>
      {[38, 62, 152, 176].map(y => (
        <path key={y} d={`M${-15 - shift} ${y}${zigzag}`} />
      ))}
      <path d="M75 66l34 34-34 34-34-34z" />
      <path d="M75 88l12 12-12 12-12-12z" fill={seed.accent} stroke="none" />
    </g>
  )
}

function tulips(seed: CoverSeed) {
  const chosen = between(seed, 0, 2)
  return (
    <>
      {[34, 75, 116].map((x, index) => (
        <g key={x} transform={`translate(${x} ${index === 1 ? 92 : 106})`}>
          <path
            d="M0 30v90M0 84q-18-8-18-34M0 84q18-8 18-34"
            stroke={seed.motif}
            strokeWidth="5"
            fill="none"
          />
          <path
            d="M-17-22-8-8 0-30 8-8l9-14q6 30 0 40-6 14-17 14t-17-14q-6-10 0-40"
            fill={index === chosen ? seed.accent : seed.motif}
          />
        </g>
      ))}
    </>
  )
}

function wheels(seed: CoverSeed) {
  const turn = between(seed, 0, 30)
  const places: [number, number, number][] = [
    [54, 78, 34],
    [108, 122, 26],
    [40, 148, 20]
  ]
  return (
    <>
      {places.map(([x, y, radius]) => (
        <g key={x} transform={`translate(${x} ${y})rotate(${turn})`} fill="none" stroke={seed.motif}>
          <circle r={radius} strokeWidth="9" />
          <circle r={radius + 7} strokeWidth="7" strokeDasharray={`${(radius + 7) * 0.2618}`} />
        </g>
      ))}
      <circle cx="54" cy="78" r="11" fill={seed.accent} />
    </>
  )
}

function stairs(seed: CoverSeed) {
  const mirrored = seed.next() < 0.5
  return (
    <g transform={mirrored ? 'translate(150)scale(-1 1)' : undefined}>
      <circle cx="50" cy={between(seed, 44, 62)} r="22" fill={seed.accent} />
      {[0, 1, 2, 3, 4].map(step => (
        <rect key={step} x={20 + step * 27} y={170 - step * 22} width="24" height="150" fill={seed.motif} />
      ))}
    </g>
  )
}
