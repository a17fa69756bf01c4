import '@bnw/widgets/game'

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
  const { gamingType, providerName } = readPlayVariant(first, second)
  return (
    <div className="play-page">
      <Heading title={siteWords.play()} description={siteWords.playDescription()} isHidden />
      <bnw-game
        key={page.path}
        type={known}
        gameId={id}
        gamingType={gamingType ?? 'real'}
        providerName={providerName ?? ''}
        paused={isDepositing}
      />
      {isDepositing && <DepositSheet onClose={() => $isDepositing.set(false)} />}
    </div>
  )
}
