import { startCore } from '@bnw/core'
import { staticFiles } from '@bnw/core/contract'
import { footerLoads } from '@bnw/core/content'
import { testEnvironment } from '@bnw/core/testing'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'

import { FooterMenu } from './footer-menu.tsx'

test('MENU-01 a group of the footer without links has no heading', async () => {
  const { gateway } = testEnvironment()
  await startCore()
  const text = (words: string) => ({ tr: words, en: words })
  gateway.expectsFile(staticFiles.footerMenu).answers([
    { title: text('Yardım'), links: [{ path: '/about-us', title: text('Sorular') }] },
    { title: text('Boş'), links: [] },
    { title: text('Adsız'), links: [{ path: '/slot', title: text(' ') }] }
  ])
  await footerLoads[0]!()
  const root = createRoot(document.body)
  root.render(<FooterMenu />)

  const headings = () => [...document.querySelectorAll('h2')].map(({ textContent }) => textContent)
  await expect.poll(headings).toEqual(['Yardım'])
  expect([...document.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual(['Sorular'])
  root.unmount()
})
