import { environment } from '@bnw/core'
import { type LobbyGame } from '@bnw/core/lobby'
import { siteWords } from '@bnw/core/site'

import { Picture } from './picture.tsx'

interface SuggestionsProps {
  id: string
  games: readonly LobbyGame[]
  /** Index of the game that the arrow keys have reached; -1 for none. */
  current: number
  onChoose: (game: LobbyGame) => void
}

/** The list of a combo box: the focus stays in its field. */
export function Suggestions({ id, games, current, onChoose }: SuggestionsProps) {
  return (
    <div id={id} className="suggestions" role="listbox" aria-label={siteWords.suggestions()} tabIndex={-1}>
      {games.map((game, at) => (
        // Options are operated by keyboard from the field.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
        <div
          key={game.id}
          id={`${id}-${at}`}
          role="option"
          aria-selected={at === current}
          tabIndex={-1}
          // The field keeps the focus.
          onMouseDown={event => event.preventDefault()}
          onClick={() => onChoose(game)}
        >
          <Picture
            address={game.picture ?? ''}
            origin={environment().configuration.gateway}
            width={36}
            height={48}
            missing={<span className="no-picture" />}
          />
          <span>
            <strong>{game.name}</strong>
            {game.provider}
          </span>
        </div>
      ))}
    </div>
  )
}
