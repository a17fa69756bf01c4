import '@bnw/widgets/slider'
import '../styles/home.css'

import { QUICK_ACCESS } from '@bnw/core/lobby'
import { siteWords } from '@bnw/core/site'
import { useEffect } from 'react'

import { queueContent } from '../idle-queue.ts'
import { Heading } from '../layout/heading.tsx'
import { Welcome } from '../layout/welcome.tsx'
import { loadOptional } from '../load-optional.ts'
import { Announcement } from './home-announcement.tsx'
import { Banners } from './home-banners.tsx'
import { useContentBelow } from './home-below.ts'
import { Boxes } from './home-boxes.tsx'
import { useStateMarks } from './home-states.ts'
import { useOneFailure } from './home-failures.ts'
import { Providers } from './home-providers.tsx'
import { POPULAR, RAIL_SIZE, useRails } from './home-rails.ts'
import { SpecialDates } from './home-special-dates.tsx'

/** Elements besides the banners, from top to bottom. */
const ELEMENTS_BELOW = [
  () => import('@bnw/widgets/game-rail'),
  () => import('@bnw/widgets/jackpots'),
  () => import('@bnw/widgets/popup'),
  () => import('@bnw/widgets/recent'),
  () => import('@bnw/widgets/top-wins'),
  () => import('@bnw/widgets/tournaments'),
  () => import('@bnw/widgets/promotions')
]

/** An element that fails to load is reported, and its space stays empty. */
function loadElements(): void {
  for (const load of ELEMENTS_BELOW) queueContent(() => loadOptional('home', load))
}

/** The hero and the first games fill the first screen: what is below them loads when idle, into its reserved space. */
export function Home() {
  useEffect(loadElements, [])
  const page = useOneFailure()
  useStateMarks(page)
  const rails = useRails()
  useContentBelow(page, rails)
  return (
    <div ref={page} className="page home">
      <Welcome
        heading={<Heading title={siteWords.homeTitle()} description={siteWords.homeDescription()} />}
      />
      <div className="first-screen">
        <Banners place="sol" />
        <bnw-game-rail type="slot" category={QUICK_ACCESS} limit={50} />
        <bnw-jackpots />
      </div>
      <Announcement />
      <bnw-recent />
      <div className="boxes-and-banners">
        <Boxes />
        <Banners place="sag" />
      </div>
      <section className="band tables-and-winners">
        <bnw-game-rail type="live" limit={RAIL_SIZE} />
        <bnw-top-wins limit={5} />
      </section>
      <CategoryRail category={rails[0]} />
      <section className="band">
        <bnw-tournaments compact />
        <SpecialDates />
      </section>
      <CategoryRail category={rails[1]} />
      <Providers />
      <CategoryRail category={rails[2]} />
      <section className="band">
        <bnw-promotions compact />
      </section>
      <CategoryRail category={rails[3]} />
    </div>
  )
}

/** Its place is kept until the category is known; there may be fewer. Something else stands between two rails. */
function CategoryRail({ category }: { category: string | undefined }) {
  if (category === undefined) return null
  if (!category) return <div className="rail-place" />
  return <bnw-game-rail type="slot" category={category} limit={RAIL_SIZE} ranked={category === POPULAR} />
}
