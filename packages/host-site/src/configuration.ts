import { configure } from '@bnw/widgets'

import { waitForContent } from './first-content.ts'

/** Reads the data attributes of the script tag in index.html, where the operator sets them. */
export function configureSite(): void {
  const { dataset } = document.getElementById('bnw-configuration')!
  configure({
    gateway: location.origin,
    site: location.origin,
    scripts: new URL('/widgets/', location.origin).href,
    isolation: 'inline',
    ...readable(dataset),
    hotkeys: dataset['hotkeys'] !== 'false',
    trial: dataset['trial'] !== undefined
  })
  waitForContent()
}

function readable(dataset: DOMStringMap): Record<string, string> {
  return Object.fromEntries(
    Object.entries(dataset).filter((entry): entry is [string, string] => Boolean(entry[1]))
  )
}
