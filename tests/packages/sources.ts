/** The files of a page that uses the packages. */

const ELEMENTS = '<bnw-login></bnw-login><bnw-balance></bnw-balance><bnw-lobby type="slot"></bnw-lobby>'

export function html(script: string): string {
  return `<!doctype html><html lang="tr"><head><title>Page</title></head><body>${ELEMENTS}${script}</body></html>`
}

/** Imports of login, balance and lobby; `from` is `@bnw/widgets` or a folder of its modules with `ending`. */
export function elementScript(gateway: string, from: string, { index = from, ending = '' } = {}): string {
  return `
import { configure } from '${index}'
import '${from}/login${ending}'
import '${from}/balance${ending}'
import '${from}/lobby${ending}'

configure({ gateway: '${gateway}', lang: 'tr', isolation: 'inline' })
`
}

/** A page's own code beside the elements. A second copy of core would have no player. */
export const ownCode = `
import { $isPlayer } from '@bnw/core/session'

$isPlayer.subscribe(isPlayer => { document.body.dataset['player'] = String(isPlayer) })
`

/** Types for pages without a framework. */
export const typed = `
import { configure } from '@bnw/widgets/light'
import '@bnw/widgets/light/lobby'

configure({ gateway: 'https://casino.example', lang: 'en' })
const lobby = document.querySelector('bnw-lobby')!
lobby.type = 'live'
lobby.noSearch = true
// @ts-expect-error A word that it does not take.
lobby.type = 'poker'
lobby.theme = lobby.theme === 'dark' ? 'light' : ''
// @ts-expect-error No theme.
lobby.theme = 'blue'
lobby.addEventListener('bnw-search', ({ detail }) => detail.results.toFixed())
document.addEventListener('bnw-game-launch', event => event.detail.provider.trim())
await lobby.refresh()
`

export const tsconfig = (module: string, moduleResolution: string) =>
  JSON.stringify({
    compilerOptions: {
      target: 'es2023',
      lib: ['es2023', 'dom', 'dom.iterable'],
      strict: true,
      noEmit: true,
      skipLibCheck: false,
      types: [],
      module,
      moduleResolution
    },
    files: ['typed.ts']
  })
