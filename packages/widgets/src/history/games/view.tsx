import { type GamePlayed, historyWords, type HistoryFilters, totalsOf } from '@bnw/core/history'
import { formatCount, formatMoment } from '@bnw/core/lib'
import { pathTo } from '@bnw/core/routes'
import { useMemo, useState } from 'react'

import { useLaunch } from '../../tile/use-launch.ts'
import { useLanguage, useLink, useStyles, useWords } from '../../kit/index.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Fact } from '../../ui/fact.tsx'
import { Picture, pictureStyles } from '../../ui/picture.tsx'
import { Select } from '../../ui/select.tsx'
import { Amount } from '../amount.tsx'
import { CsvButton } from '../csv-button.tsx'
import { type ActiveFilter, FilterBar } from '../filter-bar.tsx'
import { Listing } from '../listing.tsx'
import type { FieldsProps } from '../period.tsx'
import { Totals } from '../totals.tsx'
import type { HistoryProps } from '../view.tsx'
import { Rounds } from './rounds.tsx'
import css from './styles.css?inline'
import { useGames } from './use-games.ts'
import { useLobbyGame } from './use-lobby-game.ts'

const styles = [pictureStyles, css]

/** Slots, live tables and virtual games (HIST-01). */
const CATEGORIES = ['3', '4', '7'] as const

/** The games of a period, one entry per game. */
export function Games({ filters, choose }: HistoryProps) {
  useStyles(styles)
  const words = useWords(historyWords)
  const { list, rows, isCut } = useGames(filters)
  const [opened, setOpened] = useState<GamePlayed>()
  const lobby = useLink(pathTo('slot'))
  return (
    <>
      <div className="above">
        <Sums list={list} rows={rows} isCut={isCut} />
        <CsvButton kind="games" filters={filters} isEmpty={list.items?.length === 0} />
      </div>
      <FilterBar kind="games" filters={filters} choose={choose} Fields={Fields} active={useActive(filters)} />
      <Listing kind="games" list={list} action={<ButtonLink {...lobby}>{words.toGames()}</ButtonLink>}>
        {games => (
          <ul className="games">
            {games.map(game => (
              <li key={`${game.type}:${game.id || game.name}`} part="row">
                <Game game={game} onOpen={() => setOpened(game)} />
              </li>
            ))}
          </ul>
        )}
      </Listing>
      {opened && <Rounds game={opened} onClose={() => setOpened(undefined)} />}
    </>
  )
}

function Sums({ list, rows, isCut }: ReturnType<typeof useGames>) {
  const words = useWords(historyWords)
  const sums = useMemo(() => rows && totalsOf(rows), [rows])
  return (
    <Totals
      label={words.totals()}
      count={list.items && words.gameCount(formatCount(list.total))}
      sums={[
        { name: words.staked(), value: sums?.out },
        { name: words.returned(), value: sums?.in },
        { name: words.net(), value: sums?.net, sign: true }
      ]}
      hint={isCut && rows ? words.cut(formatCount(rows.length)) : undefined}
      hasFailed={Boolean(list.problem) && !rows}
    />
  )
}

function Fields({ filters, choose }: FieldsProps) {
  const words = useWords(historyWords)
  const options = CATEGORIES.map(id => ({ id, label: words.categories[id]() }))
  return (
    <Select
      label={words.category()}
      options={[{ id: '', label: words.allGames() }, ...options]}
      value={filters.category}
      onValue={category => choose({ category })}
    />
  )
}

function useActive({ category }: HistoryFilters): readonly ActiveFilter[] {
  const words = useWords(historyWords)
  const known = CATEGORIES.find(id => id === category)
  return known ? [{ name: 'category', label: words.categories[known]() }] : []
}

function Game({ game, onOpen }: { game: GamePlayed; onOpen: () => void }) {
  const words = useWords(historyWords)
  const language = useLanguage()
  const { type, id, name, date } = game
  const { game: known, isLoading } = useLobbyGame(game)
  return (
    <article className="played">
      <span className="art">{!isLoading && <Picture src={known?.picture} coverKey={`${type}:${id}`} />}</span>
      <div className="which">
        <h2 className="small-heading">
          <button type="button" className="open" data-item aria-haspopup="dialog" onClick={onOpen}>
            {name}
          </button>
        </h2>
        <p className="hint">
          <span>{words.rounds(formatCount(game.rounds.length))}</span>{' '}
          {date !== undefined && <span>{words.lastPlayed(formatMoment(date, language))}</span>}
        </p>
      </div>
      <dl className="figures">
        <Fact label={words.staked()}>
          <Amount value={game.staked} />
        </Fact>
        <Fact label={words.returned()}>
          <Amount value={game.returned} />
        </Fact>
        <Fact label={words.net()}>
          <Amount value={game.net} sign />
        </Fact>
      </dl>
      {id && <Again type={type} id={id} name={name} provider={known?.provider ?? ''} />}
    </article>
  )
}

function Again(game: Pick<GamePlayed, 'type' | 'id' | 'name'> & { provider: string }) {
  const words = useWords(historyWords)
  const { play } = useLaunch(game)
  return (
    <ButtonLink
      size="small"
      className="again"
      href={play.href}
      aria-label={words.playAgainGame(game.name)}
      onClick={play.onPlay}
    >
      {words.playAgain()}
    </ButtonLink>
  )
}
