import { pick, randomOf } from '@bnw/core/covers'
import type { Table } from '@bnw/games/engines/table'

import { PALETTES } from '../covers/palettes.ts'
import { escapeHtml } from '../http/html.ts'
import type { ForcedBehaviour } from './forced.ts'
import type { Launch } from './launch.ts'

/** The data of a document. */
export interface GamePage {
  /** Undefined for an invalid token: the page shows that the game has ended. */
  launch: Launch | undefined
  table: Table | undefined
  /** Origins that may embed the game; the page exchanges messages with the one that does. */
  hosts: readonly string[]
  lang: 'tr' | 'en'
  mode: 'dark' | 'light'
  forced: ForcedBehaviour | undefined
}

/**
 * Renders the document of a game. Data is passed in attributes, since the content security policy forbids inline code.
 * Language and theme are set before the first paint.
 */
export function renderPage({ launch, table, hosts, lang, mode, forced }: GamePage): string {
  const page = launch?.machine ?? 'notice'
  const title = launch?.name ?? (lang === 'tr' ? 'Oyun' : 'Game')
  const attributes = attributesOf({
    'data-hosts': hosts.join(' '),
    'data-name': launch?.name ?? '',
    'data-game': launch ? `${launch.type}:${launch.id}` : '',
    'data-table': table ? JSON.stringify(table) : '',
    'data-gaming-type': launch?.gamingType ?? '',
    'data-forced': forced ?? ''
  })
  return `<!doctype html>
<html lang="${lang}" data-mode="${mode}" data-palette="${launch ? paletteOf(launch) : 'Liman'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<link rel="stylesheet" href="/assets/palettes.css">
<link rel="stylesheet" href="/assets/${page}-sheet.css">
<script type="module" src="/assets/${page}.js"></script>
</head>
<body ${attributes}>
<noscript>${lang === 'tr' ? 'Bu oyun için JavaScript gerekir.' : 'This game needs JavaScript.'}</noscript>
</body>
</html>
`
}

/** The palettes of the covers, so that a game has the colours of its cover. */
export function renderPalettes(): string {
  return PALETTES.map(
    ({ name, ground, motif, accent, shade }) =>
      `[data-palette="${name}"]{--ground:${ground};--motif:${motif};--accent:${accent};--shade:${shade}}\n`
  ).join('')
}

/** A cover picks its palette by its first random number. */
function paletteOf({ type, id }: Launch): string {
  return pick(PALETTES, randomOf(`${type}:${id}`)()).name
}

function attributesOf(attributes: Readonly<Record<string, string>>): string {
  return Object.entries(attributes)
    .map(([name, value]) => `${name}="${escapeHtml(value)}"`)
    .join(' ')
}
