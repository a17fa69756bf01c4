import '@bnw/widgets/game'

import { playOf, type PlayKey } from '@bnw/core/game'
import { findGame } from '@bnw/core/lobby'
import { $recentGames } from '@bnw/core/recent'
import { readPlayVariant } from '@bnw/core/routes'
import { siteWords } from '@bnw/core/site'
import { lazily } from '@bnw/widgets'
import { useStore } from '@nanostores/react'

import { Heading } from '../layout/heading.tsx'
import { $isDepositing } from '../navigation.ts'
import { $router } from '../router.ts'
import { NotFound } from './not-found.tsx'

const TYPES = ['slot', 'live', 'virtual'] as const

const DepositSheet = lazily(async () => (await import('../layout/deposit-sheet.tsx')).DepositSheet)

export function Play() {
  const page = useStore($router)
  const isDepositing = useStore($isDepositing)
  if (page?.route !== 'play') return null
  const { type, id, first, second } = page.params
  const known = TYPES.find(word => word === type)
  if (!known) return <NotFound />
  const { gamingType = 'real', providerName = '' } = readPlayVariant(first, second)
  const game = { type: known, id, gamingType }
  return (
    <div className="play-page">
      <PlayHeading {...game} />
      <bnw-game
        key={page.path}
        type={known}
        gameId={id}
        gamingType={gamingType}
        providerName={providerName}
        paused={isDepositing}
      />
      {isDepositing && <DepositSheet game={game} onClose={() => $isDepositing.set(false)} />}
    </div>
  )
}

/** The title is the game's name, on a direct load as soon as it is known: the one above the game (PLAY-02). */
function PlayHeading(key: PlayKey) {
  const { $play, $tally } = playOf(key)
  const play = useStore($play)
  const tally = useStore($tally)
  const recent = useStore($recentGames).find(({ type, id }) => type === key.type && id === key.id)
  const launched = 'name' in play ? play.name : ''
  const listed = key.type === 'virtual' ? undefined : findGame(key.type, key.id)
  const title = launched || listed?.name || recent?.name || tally?.name || siteWords.play()
  return <Heading title={title} description={siteWords.playDescription()} isHidden />
}
