import { formatNumber, type Language } from '@bnw/core/lib'
import { type Tournament, tournamentWords } from '@bnw/core/tournaments'

import { useLanguage, useWords } from '../kit/index.ts'
import { ForeignText } from '../ui/foreign-text.tsx'
import { useId } from '../ui/use-id.ts'

interface LeadersProps {
  leaders: Tournament['Leaders']
  /** The tournament has ended, so these are the winners. */
  isEnded: boolean
}

/** The current or final ranking; renders nothing without one. */
export function Leaders({ leaders, isEnded }: LeadersProps) {
  const words = useWords(tournamentWords)
  const language = useLanguage()
  const heading = useId()
  // All in one notation, so that they compare.
  const decimals = leaders.every(({ Points }) => Number.isInteger(Points ?? 0)) ? 0 : 2
  if (leaders.length === 0) return null
  return (
    <section className="leaders">
      <h3 id={heading}>{isEnded ? words.winners() : words.leaders()}</h3>
      <table aria-labelledby={heading}>
        <thead>
          <tr>
            <th scope="col">{words.rank()}</th>
            <th scope="col">{words.player()}</th>
            <th scope="col" className="figure">
              {words.points()}
            </th>
            <th scope="col" className="figure">
              {words.prize()}
            </th>
          </tr>
        </thead>
        <tbody>
          {leaders.map(({ Rank, Player, Points, Prize }, index) => (
            <tr key={index}>
              <td className="number">{Rank ?? index + 1}</td>
              <th scope="row">
                <ForeignText>{Player || '–'}</ForeignText>
              </th>
              <td className="figure number">
                {Points === undefined ? '–' : formatNumber(Points, language, decimals)}
              </td>
              <td className="figure number won">{writePrize(Prize, language) || '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** The number of winners on a card. */
const WINNERS_ON_CARD = 3

/** The first winners, on the card. */
export function Winners({ leaders }: Pick<LeadersProps, 'leaders'>) {
  const words = useWords(tournamentWords)
  const language = useLanguage()
  if (leaders.length === 0) return null
  return (
    <ol className="winners" aria-label={words.winners()}>
      {leaders.slice(0, WINNERS_ON_CARD).map(({ Rank, Player, Prize }, index) => (
        <li key={index}>
          <span className="number">{Rank ?? index + 1}</span> <ForeignText>{Player || '–'}</ForeignText>{' '}
          <b className="number">{writePrize(Prize, language)}</b>
        </li>
      ))}
    </ol>
  )
}

/** A prize is a text of the gateway; one that is a mere number gets its separators. */
export function writePrize(prize: string, language: Language): string {
  const amount = Number(prize)
  if (prize.trim() === '' || !Number.isFinite(amount)) return prize
  return formatNumber(amount, language, Number.isInteger(amount) ? 0 : 2)
}
