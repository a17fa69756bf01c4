import { configure } from '@bnw/widgets'

import { queueIdleWork } from './idle-queue.ts'

/** Reads the data attributes of the script tag in index.html, where the operator sets them. */
export function configureSite(): void {
  const { dataset } = document.getElementById('bnw-configuration')!
  configure({
    gateway: location.origin,
    site: location.origin,
    scripts: new URL('/widgets/', location.origin).href,
    isolation: 'inline',
    ...withoutEmpty(dataset),
    hotkeys: dataset['hotkeys'] !== 'false',
    demoPlayer: dataset['demoPlayer'] !== undefined
  })
  queueIdleWork()
}

function withoutEmpty(dataset: DOMStringMap): Record<string, string> {
  return Object.fromEntries(
    Object.entries(dataset).filter((entry): entry is [string, string] => Boolean(entry[1]))
  )
}
