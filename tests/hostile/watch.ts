import { join } from 'node:path'

import type { BrowserContext, Page } from 'playwright-core'

/** The signs of a successful attack, collected from all pages of a browser profile. */
export interface Watch {
  readonly findings: string[]
  /** Numbers of the texts that a page showed, by the number of their sink; both are in their marks: `q12.345q`. */
  readonly shown: Shown
  /** Checks the whole page and everything added since the last check, and dispatches events on it: hover, focus, toggle. */
  look(page: Page): Promise<void>
  /** Does so with what was added since the last check. */
  lookAgain(page: Page): Promise<void>
}

export type Shown = ReadonlyMap<number, ReadonlySet<number>>

interface PageObserver {
  collect(origins: readonly string[], isWhole: boolean): { wrong: string[]; marks: string[] }
}

/** Served for each image: one that fails to load would be removed from the page. */
const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>'

/**
 * Watches all pages of a browser profile. Requests and frames may only go to `origins`, links also to `linked`. Requests
 * for images and fonts are checked and answered here.
 */
export async function watch(
  profile: BrowserContext,
  { origins, linked = [] }: { origins: readonly string[]; linked?: readonly string[] }
): Promise<Watch> {
  const findings: string[] = []
  const shown = new Map<number, Set<number>>()
  profile.on('request', request => {
    const url = request.url()
    if (!origins.includes(new URL(url).origin) && !url.startsWith('data:image/'))
      findings.push(`requested: ${url}`)
  })
  profile.on('console', message => {
    if (/HARMED|Content Security Policy|Trusted/.test(message.text())) findings.push(message.text())
  })
  profile.on('page', page => findings.push(`opened: ${page.url()}`))
  profile.on('dialog', dialog => {
    findings.push(`dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  await profile.route(/\.(svg|png|webp|avif|jpg)(\?|$)/, route =>
    route.fulfill({ contentType: 'image/svg+xml', body: PICTURE })
  )
  await profile.route(/\.woff2$/, route => route.fulfill({ contentType: 'font/woff2', body: '' }))
  await profile.addInitScript({ path: join(import.meta.dirname, 'page-observer.js') })
  const collect = async (page: Page, isWhole: boolean) => {
    const found = await page.evaluate(
      ([allowed, isWhole]) =>
        (window as unknown as Record<symbol, PageObserver>)[Symbol.for('hostile')]!.collect(allowed, isWhole),
      [[...origins, ...linked], isWhole] as const
    )
    findings.push(...found.wrong.map(wrong => `${page.url()}: ${wrong}`))
    for (const mark of found.marks) {
      const [sink, text] = mark.slice(1, -1).split('.').map(Number) as [number, number]
      shown.set(sink, (shown.get(sink) ?? new Set()).add(text))
    }
  }
  return { findings, shown, look: page => collect(page, true), lookAgain: page => collect(page, false) }
}
