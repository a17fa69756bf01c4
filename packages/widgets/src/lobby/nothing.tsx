import { knownGames, lobbyWords, suggest } from '@bnw/core/lobby'

import { useStyles, useWords } from '../kit/index.ts'
import { offeredStyles, PopularGames } from '../tile/offered-games.tsx'
import { Button } from '../ui/button.tsx'
import { SearchIcon } from '../ui/icons/search.tsx'
import css from './nothing.css?inline'
import type { ChosenQuery } from './use-query.ts'
import { ForeignText } from '../ui/foreign-text.tsx'

const styles = [offeredStyles, css]

/** An empty list, with similar names, a way to all games, and some of them. */
export function Nothing({ query, choose }: Pick<ChosenQuery, 'query' | 'choose'>) {
  useStyles(styles)
  const words = useWords(lobbyWords)
  const { search, type } = query
  const all = { category: '', provider: '', gameType: '', search: '' }
  const isAll = !search && !query.category && !query.provider && !query.gameType
  const known = knownGames(type).map(({ name }) => name)
  const names = search ? suggest(search, known) : []
  return (
    <div className="nothing">
      <SearchIcon />
      <p>{search ? words.none() : words.empty()}</p>
      {names.length > 0 && (
        <>
          <p>{words.meant()}</p>
          <div className="meant">
            {names.map(name => (
              <Button key={name} size="small" onClick={() => choose({ search: name })}>
                <ForeignText>{name}</ForeignText>
              </Button>
            ))}
          </div>
        </>
      )}
      {!isAll && <Button onClick={() => choose(all)}>{words.showAll()}</Button>}
      <PopularGames type={type} />
    </div>
  )
}
