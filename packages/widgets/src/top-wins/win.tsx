import { formatAgo, formatMoment, formatMoney, serverNow } from '@bnw/core/lib'
import { type TopWin } from '@bnw/core/top-wins'

import { useLanguage } from '../kit/index.ts'
import { useLaunch } from '../tile/use-launch.ts'
import { ForeignText } from '../ui/foreign-text.tsx'
import { Picture } from '../ui/picture.tsx'

/** One win: picture, player, game, amount and time. The game is a link. */
export function Win({ win }: { win: TopWin }) {
  const { player, game, gameId, picture, provider, amount, currency, at } = win
  const language = useLanguage()
  const { play } = useLaunch({ type: 'slot', id: gameId, name: game, provider })
  return (
    <li part="win">
      {picture && (
        <span className="art">
          <Picture src={picture} coverKey={`slot:${gameId}`} />
        </span>
      )}
      <span className="who">
        <ForeignText>{player}</ForeignText>
      </span>
      <span className="what">
        {gameId ? (
          <a href={play.href} onClick={play.onPlay}>
            <ForeignText>{game}</ForeignText>
          </a>
        ) : (
          <ForeignText>{game}</ForeignText>
        )}
      </span>
      <span className="much number">{formatMoney(amount, language, { currency })}</span>
      {at !== undefined && (
        <span className="when" title={formatMoment(at, language)}>
          {formatAgo(at, serverNow(), language)}
        </span>
      )}
    </li>
  )
}
