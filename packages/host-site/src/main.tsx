import './fonts.css'
import '@bnw/widgets/tokens.css'
import './styles/base.css'
import './styles/layout.css'
import './styles/pages.css'
import './styles/home.css'
import './styles/profile.css'
import './styles/about.css'
import './styles/menus.css'

import { environment, VERSION } from '@bnw/core'
import { $idleSeconds } from '@bnw/core/inactivity'
import { $loadedLanguage } from '@bnw/core/language'
import { checkSite } from '@bnw/core/maintenance'
import { $toasts } from '@bnw/core/toasts'
import { startPage } from '@bnw/widgets'
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'

import { App } from './app.tsx'
import { bring } from './bring.ts'
import { configureSite } from './configuration.ts'
import { followDocument } from './document.ts'
import { startNavigation } from './navigation.ts'
import { nextTask } from './next-task.ts'
import { bringPage } from './pages.ts'
import { followPlayer } from './preload.ts'
import { followReference } from './reference.ts'
import { followResting } from './resting.ts'

void start()

/** Step by step, in tasks of their own: a slow phone can answer a touch in between. */
async function start(): Promise<void> {
  configureSite()
  startPage()
  environment().nextTask = nextTask
  const pageThere = bringPage()
  await nextTask()
  // Any call is told of maintenance; this one is for a page that asks nothing else.
  environment().whenIdle(() => checkSite(location.hostname, VERSION))
  for (const follow of [followDocument, followReference, followPlayer, followResting]) follow()
  startNavigation()
  // Short messages, and the warning before a session ends: most pages never need them.
  for (const store of [$toasts, $idleSeconds]) store.listen(bringToasts)
  await nextTask()
  const root = createRoot(document.getElementById('site')!)
  await Promise.all([pageThere, wordsThere(), nextTask()])
  startTransition(() => root.render(<App />))
}

/** Until the words are there nothing can be said; Turkish is there at once. */
function wordsThere(): Promise<void> {
  return new Promise(resolve => {
    const stop = $loadedLanguage.subscribe(locale => {
      if (!locale) return
      queueMicrotask(() => stop())
      resolve()
    })
  })
}

function bringToasts(): void {
  void bring('toasts', () => import('@bnw/widgets/toasts'))
}
