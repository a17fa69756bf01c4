import type { Page } from 'playwright-core'

import { openPage, type Visitor } from '../browser.ts'
import { sandbox } from '../sandbox.ts'

/** The build under test: `npm test` runs this folder once for each. */
export const isLight = process.env['FLAVOUR'] === 'light'

/** Options of tests of frames alone, whose documents have the light flavour on any page: once is enough. */
export const FRAMES_ONLY = { skip: isLight }

/** The folder of the scripts at the site. */
export const widgets = isLight ? '/widgets/light/' : '/widgets/'

/** Opens a page in which the partner's pages load the build under test. */
export async function openPartner(visitor: Visitor = {}): Promise<Page> {
  if (!isLight) return openPage(visitor)
  // The browser does not count a fulfilled document as local, and the site's requests are local.
  const context = { ...visitor.context, permissions: ['local-network-access'] }
  const page = await openPage({ ...visitor, context })
  for (const origin of [sandbox.partner, sandbox.inline])
    await page.route(`${origin}/**`, async route => {
      if (route.request().resourceType() !== 'document') return route.continue()
      const response = await route.fetch()
      const body = (await response.text()).replaceAll('/widgets/bnw.', '/widgets/light/bnw.')
      await route.fulfill({ response, body })
    })
  return page
}
