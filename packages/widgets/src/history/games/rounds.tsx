import { type GamePlayed, historyWords } from '@bnw/core/history'
import { useRef, useState } from 'react'

import { useStyles, useWords } from '../../kit/index.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, dialogStyles } from '../../ui/dialog.tsx'
import { Time } from '../../ui/time.tsx'
import { Amount } from '../amount.tsx'
import { Reference } from '../reference.tsx'
import { Shown, useFocusOnMore } from '../listing.tsx'

const styles = [dialogStyles]

/** Rounds per page. */
const SHOWN = 25

/** All rounds of one game in the period. */
export function Rounds({ game, onClose }: { game: GamePlayed; onClose: () => void }) {
  useStyles(styles)
  const words = useWords(historyWords)
  const [count, setCount] = useState(SHOWN)
  const container = useRef<HTMLDivElement>(null)
  const { rounds } = game
  const shown = rounds.slice(0, count)
  const rememberCount = useFocusOnMore(container, shown.length)
  return (
    <Dialog open size="wide" title={game.name} closeLabel={words.close()} onClose={onClose}>
      <div ref={container} className="rounds">
        <table aria-label={game.name}>
          <thead>
            <tr>
              <th scope="col">{words.date()}</th>
              <th scope="col">{words.staked()}</th>
              <th scope="col">{words.returned()}</th>
              <th scope="col">{words.net()}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map(({ id, date, staked, returned, net }) => (
              <tr key={id} data-item tabIndex={-1}>
                <td>
                  <Time at={date} />
                  <Reference id={id} />
                </td>
                <td>
                  <Amount value={staked} />
                </td>
                <td>
                  <Amount value={returned} />
                </td>
                <td>
                  <Amount value={net} sign />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        {rounds.length > count && (
          <p className="more">
            <Button
              onClick={() => {
                rememberCount()
                setCount(count + SHOWN)
              }}
            >
              {words.more()}
              <Shown count={shown.length} total={rounds.length} />
            </Button>
          </p>
        )}
      </div>
    </Dialog>
  )
}
