import { expect, test, vi } from 'vitest'

test('GATE-06 H5 a read is retried on a page whose Array.from accepts only arrays', async () => {
  vi.spyOn(Array, 'from').mockImplementation((list: object) => Array.prototype.slice.call(list))
  const { send } = await import('./client.ts')
  vi.restoreAllMocks()
  const { gamesList } = await import('../contract/casino.ts')
  const { startCore } = await import('../index.ts')
  const { testEnvironment } = await import('../testing/index.ts')
  vi.useFakeTimers()
  const { gateway } = testEnvironment()
  await startCore()
  gateway.expects(gamesList).hangsUp()
  gateway.expects(gamesList).answers({ items: [], total: 0 })

  const call = send(gamesList, { limit: 48, offset: 0 })
  await vi.advanceTimersByTimeAsync(1_000)

  expect(await call).toMatchObject({ items: [] })
  vi.useRealTimers()
})
