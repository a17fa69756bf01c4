/**
 * The document of a private element's frame, `{site}/embed/<element>`: creates the element once the page around it has
 * identified itself (EMB-10).
 */
import { frameWords } from '@bnw/core/frame'
import { $loadedLanguage } from '@bnw/core/language'

import { configure, setBrowserEnvironment } from '../kit/configuration.ts'
import { claimPage } from '../kit/page-owner.ts'
import { guardButtons } from '../kit/use-armed.ts'
import { showElement } from './embed-element.ts'
import { connectToPage } from './frame-end.ts'
import { frameStorage } from './frame-storage.ts'
import { loadElement } from './load-element.ts'

const script = document.querySelector<HTMLScriptElement>('script[data-partners]')
const name = location.pathname.split('/').at(-1) ?? ''

if (script && parent !== window && /^[a-z-]+$/.test(name)) begin(script, `bnw-${name}`)

function begin(script: HTMLScriptElement, tag: string): void {
  const { entry, partners = '', demoPlayer } = script.dataset
  claimPage([tag], script, script.src)
  setBrowserEnvironment(frameStorage())
  configure({ demoPlayer: demoPlayer !== undefined })
  guardButtons()
  nameDocument()
  // At once, while the page answers.
  const loaded = loadElement(tag, entry)
  // `showElement` reports it to the page, which then shows its link to the site.
  loaded.catch(() => undefined)
  connectToPage({
    partners: partners.split(' ').filter(Boolean),
    onStart: (settings, send) => showElement({ tag, settings, loaded, send })
  })
}

/** Screen readers announce the document's title when they enter the frame: `Kasa · Rıhtım`. */
function nameDocument(): void {
  const site = document.title
  const word = frameWords.names[name as keyof typeof frameWords.names]
  $loadedLanguage.subscribe(() => (document.title = [word?.(), site].filter(Boolean).join(' · ')))
}
