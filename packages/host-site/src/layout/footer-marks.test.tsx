import { startCore } from '@bnw/core'
import { staticFiles } from '@bnw/core/contract'
import { footerLoads } from '@bnw/core/content'
import { testEnvironment } from '@bnw/core/testing'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'

import { Licences, Logos } from './footer-marks.tsx'

test('MENU-02 pictures of licences are of the gateway, those of the files of the site', async () => {
  const configuration = { gateway: 'https://gateway.test', site: 'https://site.test' }
  const { gateway } = testEnvironment({ configuration })
  await startCore()
  const mark = { name: 'Kurul', image: '/mark.svg', url: '' }
  gateway.expectsFile(staticFiles.licensesFile).answers([{ ...mark, number: '1' }])
  await footerLoads[3]!()
  const root = createRoot(document.body)
  root.render([<Licences key="1" />, <Logos key="2" title="İş ortakları" logos={[mark]} />])

  const pictures = () => [...document.querySelectorAll('img')].map(picture => picture.src)
  await expect.poll(pictures).toEqual(['https://gateway.test/mark.svg', 'https://site.test/mark.svg'])
  document.querySelector('img')!.dispatchEvent(new Event('error'))

  // A picture that is missing on the server leaves its name alone.
  await expect.poll(pictures).toEqual(['https://site.test/mark.svg'])
  expect(document.body.textContent).toContain('Kurul 1')
  root.unmount()
})

test('MENU-02 only an address of https is a link', async () => {
  testEnvironment()
  const addresses = [
    'https://partner.test/',
    'http://partner.test/',
    'mailto:a@partner.test',
    '/slot',
    'javascript:1'
  ]
  const logos = addresses.map((url, at) => ({ name: `${at}`, image: '', url }))
  const root = createRoot(document.body)
  root.render(<Logos title="İş ortakları" logos={logos} />)

  await expect.poll(() => document.querySelectorAll('.logo').length).toBe(5)
  expect([...document.querySelectorAll('a')].map(({ href }) => href)).toEqual(['https://partner.test/'])
  root.unmount()
})
