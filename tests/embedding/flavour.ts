import type { Page } from 'playwright-core'

import { sandbox } from '../sandbox.ts'

/** The build under test: `npm test` runs this folder once for each. */
export const isLight = process.env['FLAVOUR'] === 'light'

/** The folder of the scripts at the site. */
export const widgets = isLight ? '/widgets/light/' : '/widgets/'

/** Makes the partner's own pages load the light flavour where that is under test. */
export async function loadFlavour(page: Page): Promise<void> {
  if (!isLight) return
  await page.route(`${sandbox.partner}/**`, async route => {
    if (route.request().resourceType() !== 'document') return route.continue()
    const response = await route.fetch()
    const body = (await response.text()).replaceAll('/widgets/bnw.', '/widgets/light/bnw.')
    await route.fulfill({ response, body })
  })
}
