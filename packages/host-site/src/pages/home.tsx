import '@bnw/widgets/slider'

import { environment } from '@bnw/core'
import { siteWords } from '@bnw/core/site'
import { useEffect } from 'react'

import { Heading } from '../layout/heading.tsx'
import { loadOptional } from '../load-optional.ts'
import { Banners } from './home-banners.tsx'
import { Boxes } from './home-boxes.tsx'
import { SpecialDates } from './home-special-dates.tsx'

/** Categories with a rail on the home page, besides quick access (94). */
const RAILS = ['1', '2', '5', '8']

/** Elements below the banners, from top to bottom. */
const ELEMENTS_BELOW = [
  () => import('@bnw/widgets/jackpots'),
  () => import('@bnw/widgets/recent'),
  () => import('@bnw/widgets/game-rail'),
  () => import('@bnw/widgets/top-wins'),
  () => import('@bnw/widgets/tournaments'),
  () => import('@bnw/widgets/promotions'),
  () => import('@bnw/widgets/popup')
]

/** An element that fails to load is reported, and its space stays empty. */
function loadElements(): void {
  for (const load of ELEMENTS_BELOW) environment().whenIdle(() => loadOptional('home', load))
}

/** Banners first: the elements below load when idle, into the space reserved for them. */
export function Home() {
  useEffect(loadElements, [])
  return (
    <div className="page home">
      <Heading title={siteWords.home()} description={siteWords.homeDescription()} isHidden />
      <Banners />
      <Boxes />
      <bnw-jackpots />
      <bnw-recent />
      <bnw-game-rail type="slot" category="94" limit={50} />
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
