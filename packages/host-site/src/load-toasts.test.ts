import { testEnvironment } from '@bnw/core/testing'
import { showToast } from '@bnw/core/toasts'
import { expect, test, vi } from 'vitest'

import { followToasts } from './load-toasts.ts'

const loaded = vi.hoisted(() => vi.fn())
vi.mock('@bnw/widgets/toasts', () => {
  loaded()
  return {}
})

test('GATE-05 NAV-09 the code of toasts is loaded for a notice that came before the page was rendered', async () => {
  testEnvironment()
  showToast({ tone: 'bad', text: () => 'Sunucu hatası', durationMs: 0, action: 'reload' })
  expect(loaded).not.toHaveBeenCalled()

  followToasts()

  await expect.poll(() => loaded.mock.calls.length).toBe(1)
})
