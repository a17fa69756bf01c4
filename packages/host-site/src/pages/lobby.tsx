import '@bnw/widgets/lobby'
import '@bnw/widgets/recent'

import { siteWords } from '@bnw/core'
import { useStore } from '@nanostores/react'

import { Heading } from '../layout/heading.tsx'
import { $router } from '../router.ts'

/** The path says what was chosen first, the query the rest (NAV-03). */
export function Lobby() {
  const page = useStore($router)
  if (!page) return null
  const type = page.path.startsWith('/live') ? 'live' : 'slot'
  const path = page.params as Partial<Record<'categoryID' | 'providerID' | 'type', string>>
  const { search } = page
  const title = type === 'live' ? siteWords.live() : siteWords.slots()
  return (
    <div className="page">
      <Heading title={title} description={siteWords.lobbyDescription(title)} />
      {page.path === `/${type}` && !search['search'] && <bnw-recent type={type} />}
      <bnw-lobby
        type={type}
        category={path.categoryID ?? search['category'] ?? ''}
        provider={path.providerID ?? search['provider'] ?? ''}
        gameType={path.type ?? ''}
        search={search['search'] ?? ''}
      />
    </div>
  )
}
