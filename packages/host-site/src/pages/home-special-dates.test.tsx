import { startCore } from '@bnw/core'
import { cmscontroller } from '@bnw/core/contract'
import { testEnvironment } from '@bnw/core/testing'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'

import { SpecialDates } from './home-special-dates.tsx'

test('HOME-01 the picture of a special date is of the gateway', async () => {
  const { gateway } = testEnvironment({ configuration: { gateway: 'https://gateway.test' } })
  await startCore()
  gateway
    .expects(cmscontroller.getSpecialDateInf)
    .answers([{ ID: '1', Title: 'Bayram', Text: '', Image: '/feast.svg', Status: 1 }])
  const root = createRoot(document.body)
  root.render(<SpecialDates />)

  await expect.poll(() => document.querySelector('img')?.src).toBe('https://gateway.test/feast.svg')
  root.unmount()
})
