import { ready, receive, sectionsOf, start, type State } from './page.ts'

const app = document.getElementById('app')!
const text = Object.assign(document.createElement('p'), { textContent: 'Text' })
const rail = document.createElement('bnw-game-rail')
for (const type of ['bnw-ready', 'bnw-state', 'bnw-game-launch'] as const)
  rail.addEventListener(type, receive)

const more = (['bnw-login', 'bnw-balance', 'bnw-lobby'] as const).map(tag => document.createElement(tag))
for (const element of more) element.addEventListener('bnw-ready', receive)

let state = start

function render(): void {
  const { type, category, limit, isRanked, child } = state
  Object.assign(rail, { type, category, limit, ranked: isRanked })
  if (rail.firstChild?.textContent !== child) rail.prepend(child)
  for (const { id, items } of sectionsOf(state))
    document.getElementById(id)!.replaceChildren(...items.map(item => (item === 'text' ? text : rail)))
  document.getElementById('more')!.replaceChildren(...(state.hasMore ? more : []))
}

app.innerHTML = '<section id="a"></section><section id="b"></section><section id="more"></section>'
render()
ready((change: Partial<State>) => {
  if (change.child !== undefined) rail.replaceChildren()
  state = { ...state, ...change }
  render()
})
