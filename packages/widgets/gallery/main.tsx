/**
 * Every part on one page, to be looked at: `npx vite packages/widgets/gallery --port 4310`.
 * `?mode=light` shows the light colours. The page has no styles of its own, as a partner's page may have none.
 */
import { createRoot } from 'react-dom/client'

import { baseStyles } from '../src/tokens/base-styles.ts'
import * as ui from '../src/ui/index.ts'
import { tileStyles } from '../src/tile/tile.tsx'
import css from './gallery.css?inline'
import { LightForm } from './light-form.tsx'
import { Parts } from './parts.tsx'

const mode = new URLSearchParams(location.search).get('mode') ?? 'dark'
const partStyles = Object.entries(ui).flatMap(([name, value]) =>
  name.endsWith('Styles') && typeof value === 'string' ? [value] : []
)
const texts = [baseStyles, ...partStyles, tileStyles, css]

const host = document.querySelector<HTMLElement>('bnw-gallery')!
host.dataset.mode = mode
const shadow = host.attachShadow({ mode: 'open' })
shadow.adoptedStyleSheets = texts.map(sheetOf)
createRoot(rootIn(shadow)).render(<Parts />)

const light = document.querySelector<HTMLElement>('bnw-gallery-light')!
light.dataset.mode = mode
const page = sheetOf('body { margin: 0 } input { border: 3px dotted red; font: 30px cursive }')
document.adoptedStyleSheets = [page, sheetOf(ui.lightStyles('bnw-gallery-light', texts))]
createRoot(rootIn(light)).render(<LightForm />)

function sheetOf(text: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(text)
  return sheet
}

function rootIn(parent: HTMLElement | ShadowRoot): HTMLElement {
  const root = document.createElement('div')
  root.className = 'root'
  parent.append(root)
  return root
}
