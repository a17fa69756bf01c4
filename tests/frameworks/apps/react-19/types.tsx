/** What the types of the elements accept and refuse; `tsc` reads it, no browser does. */
import { useRef } from 'react'

export function Accepted() {
  const rail = useRef<HTMLElementTagNameMap['bnw-game-rail']>(null)
  return (
    <bnw-game-rail
      ref={rail}
      key="rail"
      id="rail"
      class="wide"
      className="wide"
      title="Games"
      tabIndex={0}
      dir="ltr"
      lang="en"
      style={{ minHeight: 320 }}
      aria-label="Games"
      hidden={false}
      limit={3}
      onClick={event => event.currentTarget.refresh()}
      onbnw-ready={event => event.detail.element}
    >
      Games
    </bnw-game-rail>
  )
}

export const refused = [
  // @ts-expect-error No number.
  <bnw-game-rail limit="three" />,
  // @ts-expect-error No such word.
  <bnw-game-rail type="roulette" />,
  // @ts-expect-error No such detail.
  <bnw-game-rail onbnw-ready={event => event.detail.games} />
]
