import { startCore } from '@bnw/core'
import { maintenance } from '@bnw/core/contract'
import { testEnvironment } from '@bnw/core/testing'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { MaintenanceControl } from './maintenance-control.tsx'

// Language and theme load lists of their own.
vi.mock('./standalone-head.tsx', () => ({ StandaloneHead: () => null }))

let root: Root
let world = testEnvironment()

beforeEach(async () => {
  world = testEnvironment()
  await startCore()
  root = createRoot(document.body)
})

afterEach(() => {
  root.unmount()
  world.gateway.verify()
})

const report = () => document.querySelector('[role=status]')!.textContent
const button = () => document.querySelector('button')!

/** Text and address of the link onwards. */
function wayOn(): (string | null)[] {
  const link = document.querySelector('.row a')!
  return [link.textContent, link.getAttribute('href')]
}

test.each([
  [true, 'Site açık', ['Ana Sayfa', '/']],
  [false, 'Site Bakima Alindi', ['Bakım sayfasına git', '/maintenance']]
])('MAINT-03 a status of %j is reported as %j and leads to %j', async (status, text, way) => {
  world.gateway.expects(maintenance.checkStatus).answers({ status })

  root.render(<MaintenanceControl />)

  await expect.poll(() => document.body.textContent).toContain(text)
  expect(report()).toBe(text)
  expect(wayOn()).toEqual(way)
})

test('MAINT-03 the button checks again', async () => {
  world.gateway.expects(maintenance.checkStatus).refuses('')
  root.render(<MaintenanceControl />)
  await expect.poll(() => document.body.textContent).toContain('Durum öğrenilemedi')
  const reply = world.gateway.expects(maintenance.checkStatus).waits()

  button().click()

  await expect.poll(report).toBe('Lütfen bekleyin')
  reply.answers({ status: true })
  await expect.poll(report).toBe('Site açık')
})
