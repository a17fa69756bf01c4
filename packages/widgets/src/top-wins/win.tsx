import { $language, formatAgo, formatMoment, formatMoney, serverNow } from '@bnw/core/lib'
import { playPath } from '@bnw/core/routes'
import { type TopWin } from '@bnw/core/top-wins'
import { useStore } from '@nanostores/react'

import { useLink } from '../kit/index.ts'

/** One win: player, game, amount and time. The game is a link. */
export function Win({ win: { player, game, gameId, amount, at } }: { win: TopWin }) {
  const language = useStore($language)
  const link = useLink(playPath('slot', gameId))
  return (
    <li part="win">
      <span className="who">{player}</span>
      <span className="what">{gameId ? <a {...link}>{game}</a> : game}</span>
      <span className="much number">{formatMoney(amount, language)}</span>
      {at !== undefined && (
        <span className="when" title={formatMoment(at, language)}>
          {formatAgo(at, serverNow(), language)}
        </span>
      )}
    </li>
  )
}
