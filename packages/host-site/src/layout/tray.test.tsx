import { crm } from '@bnw/core/contract'
import { noteServerTime } from '@bnw/core/lib'
import { loadMassMessages } from '@bnw/core/notifications'
import { NOW, testEnvironment } from '@bnw/core/testing'
import { showToast } from '@bnw/core/toasts'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test } from 'vitest'

import { Tray } from './tray.tsx'

const HOUR = 3_600_000

test('NOTIF-02 tells the age of a message by the clock of the gateway, and of a toast by that of the device', async () => {
  const world = testEnvironment({ now: NOW + 5 * HOUR })
  noteServerTime(new Date(NOW).toUTCString(), world.clock.now(), world.clock.now())
  const row = { ID: '1', Title: 'Yeni oyunlar', Text: '', Date: '2025-03-01 10:00:00' }
  world.gateway.expects(crm.listMassMessages).answers({ items: [row], total: 1 })
  await loadMassMessages()
  showToast({ tone: 'info', text: () => 'Toast' })
  world.clock.advance(HOUR)

  const root = createRoot(document.body)
  onTestFinished(() => root.unmount())
  root.render(<Tray unread={0} />)

  const ages = () => [...document.querySelectorAll('time')].map(({ textContent }) => textContent)
  await expect.poll(ages).toEqual(['3 sa önce', '1 sa önce'])
})
