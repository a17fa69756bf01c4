import { createSignal, For, Index, onMount, Show } from 'solid-js'
import { render } from 'solid-js/web'

import { ready, receive, sectionsOf, start } from './page.ts'

function App() {
  const [state, setState] = createSignal(start)
  onMount(() => ready(change => setState(before => ({ ...before, ...change }))))
  const rail = () => (
    <bnw-game-rail
      prop:type={state().type}
      prop:category={state().category}
      prop:limit={state().limit}
      prop:ranked={state().isRanked}
      on:bnw-ready={receive}
      on:bnw-state={receive}
      on:bnw-game-launch={receive}
    >
      {state().child}
    </bnw-game-rail>
  )
  return (
    <>
      <Index each={sectionsOf(state())}>
        {section => (
          <section id={section().id}>
            <For each={section().items}>
              {item => (
                <Show when={item === 'rail'} fallback={<p>Text</p>}>
                  {rail()}
                </Show>
              )}
            </For>
          </section>
        )}
      </Index>
      <Show when={state().hasMore}>
        <bnw-login on:bnw-ready={receive} />
        <bnw-balance on:bnw-ready={receive} />
        <bnw-lobby prop:type="slot" on:bnw-ready={receive} />
      </Show>
    </>
  )
}

render(() => <App />, document.getElementById('app')!)
