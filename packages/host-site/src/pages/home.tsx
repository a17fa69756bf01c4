import '@bnw/widgets/slider'

import { environment, siteWords } from '@bnw/core'
import { useEffect } from 'react'

import { Heading } from '../layout/heading.tsx'
import { Banners } from './home-banners.tsx'
import { Boxes } from './home-boxes.tsx'
import { SpecialDates } from './home-special-dates.tsx'

/** The categories whose games stand on the home page, after quick access (94). */
const RAILS = ['1', '2', '5', '8']

/** Without them their places stay empty, and the operator hears of it. */
function bringElements(): void {
  import('./home-elements.ts').catch(() => environment().report({ name: 'LoadError', call: 'home' }))
}

/** Banners first: what stands below them loads when the browser has nothing else to do, in the place kept for it. */
export function Home() {
  useEffect(() => environment().whenIdle(bringElements), [])
  return (
    <div className="page home">
      <Heading title={siteWords.home()} description={siteWords.homeDescription()} isHidden />
      <Banners />
      <Boxes />
      <bnw-jackpots />
      <bnw-recent />
      <bnw-game-rail type="slot" category="94" />
      <div className="tables-and-winners">
        <bnw-game-rail type="live" category="301" />
        <bnw-top-wins limit={5} />
      </div>
      <bnw-tournaments compact />
      <SpecialDates />
      {RAILS.map(category => (
        <bnw-game-rail key={category} type="slot" category={category} />
      ))}
      <bnw-promotions compact />
      <bnw-popup />
    </div>
  )
}
