import { join } from 'node:path'

import type { BrowserContext, Page } from 'playwright-core'

/** Everything by which an attack shows that it has worked. */
export interface Watch {
  readonly findings: string[]
  /** Texts that stood on a page, by the number of the sink and their own, as their marks say: `q12.345q`. */
  readonly shown: Shown
  /** Looks at all that is on the page or has been since, and uses it: hovers, focuses, opens. */
  look(page: Page): Promise<void>
  /** Does so with what is new since the last look. */
  lookAgain(page: Page): Promise<void>
}

export type Shown = ReadonlyMap<number, ReadonlySet<number>>

interface Taker {
  take(origins: readonly string[], isWhole: boolean): { wrong: string[]; marks: string[] }
}

/** Stands for each picture: one that does not come would be taken off the page. */
const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>'

/**
 * Watches all pages of a browser profile. Only `origins` may be asked or framed; links may lead to `linked` too. What
 * pictures and fonts are asked for is watched, and they come from here.
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
      findings.push(`asked: ${url}`)
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
  await profile.addInitScript({ path: join(import.meta.dirname, 'in-page.js') })
  const take = async (page: Page, isWhole: boolean) => {
    const found = await page.evaluate(
      ([allowed, isWhole]) =>
        (window as unknown as Record<symbol, Taker>)[Symbol.for('hostile')]!.take(allowed, isWhole),
      [[...origins, ...linked], isWhole] as const
    )
    findings.push(...found.wrong.map(wrong => `${page.url()}: ${wrong}`))
    for (const mark of found.marks) {
      const [sink, text] = mark.slice(1, -1).split('.').map(Number) as [number, number]
      shown.set(sink, (shown.get(sink) ?? new Set()).add(text))
    }
  }
  return { findings, shown, look: page => take(page, true), lookAgain: page => take(page, false) }
}
