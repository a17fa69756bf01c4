import { ready, receive, sectionsOf, start, type State } from './page.ts'

const app = document.getElementById('app')!
const text = Object.assign(document.createElement('p'), { textContent: 'Text' })
const rail = document.createElement('bnw-game-rail')
for (const type of ['bnw-ready', 'bnw-state', 'bnw-game-launch'] as const)
  rail.addEventListener(type, receive)

let state = start

function render(): void {
  const { type, category, limit, isRanked, child } = state
  Object.assign(rail, { type, category, limit, ranked: isRanked })
  if (rail.firstChild?.textContent !== child) rail.prepend(child)
  for (const { id, items } of sectionsOf(state))
    document.getElementById(id)!.replaceChildren(...items.map(item => (item === 'text' ? text : rail)))
}

app.innerHTML = '<section id="a"></section><section id="b"></section>'
render()
ready((change: Partial<State>) => {
  if (change.child !== undefined) rail.replaceChildren()
  state = { ...state, ...change }
  render()
})
