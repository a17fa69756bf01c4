import { siteWords } from '@bnw/core/site'
import type { ReactNode } from 'react'

/**
 * What the site is and how to start. index.html has the same text in the same place, so that it is there from the first
 * paint and does not move.
 */
export function Welcome({ heading }: { heading: ReactNode }) {
  return (
    <div className="welcome">
      {heading}
      <p>{siteWords.homeDescription()}</p>
    </div>
  )
}
