/** The events of the elements. With `?debug` in the loader's address the page shows the last ones. */
const NAMES = [
  'ready',
  'state',
  'error',
  'session',
  'language',
  'theme',
  'favourite',
  'cashier',
  'game',
  'search',
  'navigate',
  'login-required',
  'deposit-required',
  'game-launch',
  'fault'
]

const MAX_ENTRIES = 50

const list = document.createElement('ol')
list.setAttribute('role', 'log')
Object.assign(list.style, {
  position: 'fixed',
  inset: 'auto 8px 8px auto',
  zIndex: '2147483647',
  inlineSize: 'min(420px, 90vw)',
  blockSize: '40vh',
  overflow: 'auto',
  margin: '0',
  padding: '8px 8px 8px 40px',
  background: '#fff',
  color: '#111',
  border: '1px solid #888',
  font: '12px/1.5 monospace'
})
document.body.append(list)

for (const name of NAMES) {
  document.addEventListener(`bnw-${name}`, event => {
    const line = document.createElement('li')
    const source = event.target instanceof Element ? event.target.localName : 'page'
    line.textContent = `${source} ${event.type} ${event instanceof CustomEvent ? JSON.stringify(event.detail) : ''}`
    list.prepend(line)
    if (list.childElementCount > MAX_ENTRIES) list.lastElementChild?.remove()
  })
}
