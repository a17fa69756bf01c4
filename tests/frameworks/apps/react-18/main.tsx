import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'

import { ready, receive, sectionsOf, start } from './page.ts'

const TYPES = ['bnw-ready', 'bnw-state', 'bnw-game-launch'] as const

/** React 18 has no listeners of custom events in templates. */
function listen(element: HTMLElement | null): void {
  for (const type of TYPES) element?.addEventListener(type, receive)
}

function App() {
  const [state, setState] = useState(start)
  useEffect(() => ready(change => setState(before => ({ ...before, ...change }))), [])
  const { type, category, limit, isRanked, child } = state
  const rail = (
    <bnw-game-rail key="rail" ref={listen} type={type} category={category} limit={limit} ranked={isRanked}>
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
          <bnw-login ref={listen} />
          <bnw-balance ref={listen} />
          <bnw-lobby ref={listen} type="slot" />
        </section>
      )}
    </>
  )
}

createRoot(document.getElementById('app')!).render(<App />)
