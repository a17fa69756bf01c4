import { expect, test } from 'vitest'

import { sandbox } from '../sandbox.ts'
import { FRAMES_ONLY } from './flavour.ts'
import { frameOf, logInByKeyboard, visitFramed } from './framed-page.ts'
import type { HostileCase } from './hostile-page/case.ts'
import { CASES } from './hostile-page/cases/index.ts'
import { sampleOf } from './hostile-page/sample.ts'

/** Without channels of messages a frame cannot be connected. */
const WITHOUT_CHANNEL = 'H7 no MessageChannel'

/** All other scripts at once, and two of the harshest of the others. */
const HARSH = sampleOf(CASES.filter(({ name }) => name !== WITHOUT_CHANNEL)).filter(({ name }) =>
  /^the scripts of|R5 a strict policy with trusted types|H21 a style that hides/.test(name)
)

/** Policies of those pages allow no frames of the site. */
function allowingFrames(headers: Record<string, string>): Record<string, string> {
  const policy = headers['content-security-policy']
  return policy ? { 'content-security-policy': policy.replace('frame-src', `frame-src ${sandbox.site}`) } : {}
}

test.each(HARSH.map(one => [one.name, one] as [string, HostileCase]))(
  'EMB-04 EMB-10 R1 frames work on a hostile page: %s',
  FRAMES_ONLY,
  async (_name, { head = '', headers = {}, script = '' }) => {
    const page = await visitFramed({
      head: `${head}<script>${script}</script>`,
      headers: allowingFrames(headers),
      body: '<bnw-login></bnw-login><bnw-balance></bnw-balance>'
    })
    await logInByKeyboard(page)
    await frameOf(page, 'bnw-balance').getByText(/₺/).first().waitFor()
    await frameOf(page, 'bnw-login').getByRole('button', { name: 'Çıkış Yap' }).click()
    await frameOf(page, 'bnw-login').getByLabel('Kullanıcı Adı').waitFor()
  }
)

test(
  'SEC-03 R1 a page without channels of messages shows a link to the site, and no error',
  FRAMES_ONLY,
  async () => {
    const { script } = CASES.find(({ name }) => name === WITHOUT_CHANNEL)!
    const page = await visitFramed({ head: `<script>${script}</script>`, body: '<bnw-login></bnw-login>' })
    await page.locator('bnw-login').getByRole('link', { name: 'Sitede aç' }).waitFor()
    expect(await page.locator('bnw-login :is(input, iframe)').count()).toBe(0)
  }
)
