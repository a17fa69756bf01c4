import { html, nothing, render } from 'lit'
import { repeat } from 'lit/directives/repeat.js'

import { type Item, ready, receive, sectionsOf, start } from './page.ts'

const app = document.getElementById('app')!
let state = start

function rail() {
  const { type, category, limit, isRanked, child } = state
  return html`<bnw-game-rail
    type=${type}
    category=${category}
    .limit=${limit}
    ?ranked=${isRanked}
    @bnw-ready=${receive}
    @bnw-state=${receive}
    @bnw-game-launch=${receive}
    >${child}</bnw-game-rail
  >`
}

function section({ id, items }: { id: string; items: readonly Item[] }) {
  const itemsOf = repeat(
    items,
    item => item,
    item => (item === 'rail' ? rail() : html`<p>Text</p>`)
  )
  return html`<section id=${id}>${itemsOf}</section>`
}

function more() {
  return html`<bnw-login @bnw-ready=${receive}></bnw-login>
    <bnw-balance @bnw-ready=${receive}></bnw-balance>
    <bnw-lobby type="slot" @bnw-ready=${receive}></bnw-lobby>`
}

function update(): void {
  render([sectionsOf(state).map(section), state.hasMore ? more() : nothing], app)
}

update()
ready(change => {
  state = { ...state, ...change }
  update()
})
