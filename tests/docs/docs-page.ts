import type { Page } from 'playwright-core'

import { writePreview, type Preview } from '../../demo/docs/lib/preview-link.js'
import { openPage, type Visitor } from '../browser.ts'
import { sandbox } from '../sandbox.ts'

/** Address of the documentation, without a slash at the end. */
export const docs = `${sandbox.partner}/docs`

/** What the elements of an example have dispatched: `bnw-lobby bnw-state ready`. */
declare global {
  interface Window {
    dispatched?: string[]
  }
}

/**
 * Opens a page that records events of its examples.
 *
 * @returns `problems`: errors, warnings and violations of the policy that its console shows.
 */
export async function openDocs(visitor: Visitor = {}): Promise<{ page: Page; problems: string[] }> {
  const page = await openPage(visitor)
  const problems: string[] = []
  page.on('console', message => {
    if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text())
  })
  await page.addInitScript(() => {
    // Examples tell the page around them; a frame that is opened by itself is that page.
    window.dispatched = []
    addEventListener(
      'message',
      ({ data }: MessageEvent<{ kind: string; tag: string; name: string; detail: object }>) => {
        if (data?.kind !== 'event') return
        window.dispatched!.push([data.tag, data.name, ...Object.values(data.detail)].join(' '))
      }
    )
    for (const name of ['bnw-state', 'bnw-ready'])
      document.addEventListener(name, event => {
        const { localName } = event.target as Element
        window.dispatched!.push(
          [localName, name, ...Object.values((event as CustomEvent<object>).detail)].join(' ')
        )
      })
  })
  return { page, problems }
}

/** Resolves when an element on the page or in its examples has dispatched an event. */
export async function waitForEvent(page: Page, event: string): Promise<void> {
  await page.waitForFunction(event => window.dispatched!.includes(event), event)
}

export function linkTo(page: 'frame' | 'playground', preview: Partial<Preview>): string {
  return `${docs}/${page}.html#${writePreview(preview)}`
}
