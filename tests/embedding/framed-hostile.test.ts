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

/** What a page can do between the frame's `hello` and its own answer, and to what both go through. */
const CONNECTIONS: [name: string, script: string][] = [
  [
    'H2 H5 H77 prototypes, fetch, postMessage and channels are the page’s own',
    `for (const name of ['bnw', 'version', 'nonce', 'own', 'type', 'number', 'message', 'settings'])
       Object.defineProperty(Object.prototype, name, { configurable: true, get: () => 'hostile', set() {} })
     window.fetch = () => Promise.reject(new Error('hostile'))
     window.postMessage = () => undefined
     const send = MessagePort.prototype.postMessage
     MessagePort.prototype.postMessage = function (data) { send.call(this, data); send.call(this, data) }
     const Real = MessageChannel
     window.MessageChannel = class extends Real {
       constructor() { super(); this.port1.addEventListener('message', ({ data }) => seen.push(JSON.stringify(data))) }
     }`
  ],
  [
    'H12 the frame is moved, removed and put back while it connects',
    `let moves = 0
     addEventListener('message', ({ data }) => {
       seen.push(JSON.stringify(data))
       const element = document.querySelector('bnw-login')
       if (++moves === 1) document.body.prepend(element)
       if (moves === 2) { element.remove(); setTimeout(() => document.body.append(element)) }
     }, true)`
  ],
  [
    'H72 200 other frames say that they are ours',
    `addEventListener('message', ({ data }) => seen.push(JSON.stringify(data)))
     addEventListener('DOMContentLoaded', () => {
       for (let count = 0; count < 200; count++) document.body.append(Object.assign(document.createElement('iframe'), {
         srcdoc: '<script>for (const bnw of ["hello", "connect"]) parent.postMessage({ bnw, version: 2, nonce: "0".repeat(32) }, "*")</' + 'script>'
       }))
     })`
  ]
]

test.each(CONNECTIONS)(
  'EMB-10 R1 a frame connects, and the page learns nothing: %s',
  FRAMES_ONLY,
  async (_name, script) => {
    const page = await visitFramed({
      head: `<script>window.seen = []; {${script}}</script>`,
      body: '<bnw-login></bnw-login>'
    })
    await logInByKeyboard(page)

    expect(await page.locator('bnw-login input').count()).toBe(0)
    const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen.join())
    expect(seen).not.toBe('')
    expect(seen).not.toMatch(/Demo123|"sid"|"uid"/)
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
