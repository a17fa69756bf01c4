import { render } from 'preact'
import { useEffect, useState } from 'preact/hooks'

import { ready, receive, sectionsOf, start } from './page.ts'

function App() {
  const [state, setState] = useState(start)
  useEffect(() => ready(change => setState(before => ({ ...before, ...change }))), [])
  const { type, category, limit, isRanked, child } = state
  const rail = (
    <bnw-game-rail
      key="rail"
      type={type}
      category={category}
      limit={limit}
      ranked={isRanked}
      onbnw-ready={receive}
      onbnw-state={receive}
      onbnw-game-launch={receive}
    >
      {child}
    </bnw-game-rail>
  )
  return (
    <>
      {sectionsOf(state).map(({ id, items }) => (
        <section key={id} id={id}>
          {items.map(item => (item === 'rail' ? rail : <p key="text">Text</p>))}
        </section>
      ))}
      {state.hasMore && (
        <section>
          <bnw-login onbnw-ready={receive} />
          <bnw-balance onbnw-ready={receive} />
          <bnw-lobby type="slot" onbnw-ready={receive} />
        </section>
      )}
    </>
  )
}

render(<App />, document.getElementById('app')!)
