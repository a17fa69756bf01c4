import { type Play, playOf } from '@bnw/core/game'
import { testEnvironment } from '@bnw/core/testing'
import { $toasts } from '@bnw/core/toasts'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test } from 'vitest'

import type { Declaration } from '../kit/declare.ts'
import { createElementContext, CurrentElement } from '../kit/element-context.ts'
import { onIntent } from '../kit/navigation.ts'
import { createHost } from '../kit/test-host.ts'
import { useLeaving } from './use-leaving.ts'

test('PLAY-03 why a table did not open is shown on the page that follows until it is closed', () => {
  testEnvironment()
  const error = new Error('no launch')
  const play: Play = { status: 'failed', error: Object.assign(error, { name: 'NoLaunchError' }) }
  const paths: unknown[] = []
  const stop = onIntent(({ detail }) => paths.push(detail))
  const store = playOf({ type: 'live', id: '7', gamingType: 'real' })
  function Probe() {
    useLeaving({ type: 'live', play, store })
    return null
  }
  const host = document.body.appendChild(createHost())
  const context = createElementContext(host, {} as Declaration, {})
  const root = createRoot(document.createElement('div'))
  onTestFinished(() => {
    root.unmount()
    host.remove()
    stop()
  })
  const view = (
    <CurrentElement value={context}>
      <Probe />
    </CurrentElement>
  )
  flushSync(() => root.render(view))
  // Effects run before the next render.
  flushSync(() => root.render(null))

  expect(paths).toEqual([{ path: '/' }])
  expect($toasts.get()).toMatchObject([{ tone: 'bad', durationMs: 0 }])
  expect($toasts.get()[0]?.text()).toBe('Sağlayıcıya Ulaşılamıyor')
})
