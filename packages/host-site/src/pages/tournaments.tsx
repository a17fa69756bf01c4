import '@bnw/widgets/tournaments'

import { siteWords } from '@bnw/core/site'
import { useStore } from '@nanostores/react'

import { Heading } from '../layout/heading.tsx'
import { $router } from '../router.ts'

/** The query opens the details of a tournament. */
export function Tournaments() {
  const tournament = useStore($router)?.search['tournament'] ?? ''
  return (
    <div className="page">
      <Heading title={siteWords.tournaments()} description={siteWords.tournamentsDescription()} />
      <bnw-tournaments tournament={tournament} />
    </div>
  )
}
