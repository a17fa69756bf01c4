import { range } from '@bnw/core/lib'
import type { CSSProperties } from 'react'

import css from './skeleton.css?inline'

export const skeletonStyles = css

export interface SkeletonProps {
  /** The shape of what comes. `row` is 48 px high, `text` one line. */
  shape: 'tile' | 'live' | 'row' | 'text' | 'block'
  /** How many; 1 if unset. */
  count?: number
  /** Any CSS length; as wide as its place if unset. */
  width?: CSSProperties['width']
  /** Any CSS length, of a `block`. */
  height?: CSSProperties['height']
}

/**
 * Places of what is coming, seen from 150 ms on; nothing for speech: the region is `aria-busy`.
 * Several are neighbours without a parent, so that a grid or a rail may take them for its tiles.
 */
export function Skeleton({ shape, count = 1, width, height }: SkeletonProps) {
  return range(count).map(place => (
    <span
      key={place}
      className={`skeleton ${shape}`}
      part="skeleton"
      style={{ width, height }}
      aria-hidden="true"
    >
      {(shape === 'tile' || shape === 'live') && (
        <>
          <i />
          <b />
          <b />
        </>
      )}
    </span>
  ))
}
