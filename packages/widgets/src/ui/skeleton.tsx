import { range } from '@bnw/core/lib'
import type { CSSProperties } from 'react'

import css from './skeleton.css?inline'

export const skeletonStyles = css

export interface SkeletonProps {
  /** The shape of the content. `row` is 48 px high, `text` one line, and the element styles a `card`. */
  shape: 'tile' | 'live' | 'card' | 'row' | 'text' | 'block'
  /** How many; 1 if unset. */
  count?: number
  /** Any CSS length; as wide as its container if unset. */
  width?: CSSProperties['width']
  /** Any CSS length, of a `block`. */
  height?: CSSProperties['height']
}

/**
 * Placeholders of loading content, visible after 150 ms. Hidden from assistive technology: the region is `aria-busy`.
 * Several are siblings without a wrapper, so that they can be items of a grid or a rail.
 *
 * @part skeleton - The placeholder of content that loads.
 */
export function Skeleton({ shape, count = 1, width, height }: SkeletonProps) {
  return range(count).map(index => (
    <span
      key={index}
      className={`skeleton ${shape}`}
      part="skeleton"
      style={{ width, height }}
      aria-hidden="true"
    >
      {(shape === 'tile' || shape === 'live' || shape === 'card') && (
        <>
          {shape !== 'card' && <i />}
          <b />
          <b />
        </>
      )}
    </span>
  ))
}
