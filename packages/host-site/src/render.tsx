import { environment, VERSION } from '@bnw/core'
import { $isStepUpAsked } from '@bnw/core/gateway'
import { $loadedLanguage } from '@bnw/core/language'
import { checkSite } from '@bnw/core/maintenance'
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'

import { App } from './app.tsx'
import { hideInBackForwardCache } from './back-forward-cache.ts'
import { followDocument } from './document.ts'
import { followFailedStyles } from './failed-styles.ts'
import { loadOptional } from './load-optional.ts'
import { followToasts } from './load-toasts.ts'
import { startNavigation } from './navigation.ts'
import { nextTask } from './next-task.ts'
import { preloadPage } from './pages.ts'
import { preloadForPlayers } from './preload.ts'
import { followReference } from './reference.ts'

/** Renders the site, in several tasks, so that a slow phone can handle input in between. */
export async function render(): Promise<void> {
  followFailedStyles()
  const pageLoaded = preloadPage()
  await nextTask()
  // Every response reports maintenance; this request is for pages that send no other.
  environment().whenIdle(() => checkSite(location.hostname, VERSION))
  environment().whenIdle(() => loadOptional('print', () => import('./styles/print.css')))
  followDocument()
  followReference()
  preloadForPlayers()
  hideInBackForwardCache()
  startNavigation()
  followToasts()
  $isStepUpAsked.listen(loadStepUp)
  await nextTask()
  const root = createRoot(document.getElementById('site')!)
  await Promise.all([pageLoaded, wordsLoaded(), nextTask()])
  startTransition(() => root.render(<App />))
}

/** Resolves when the words of the language are loaded; those of Turkish are bundled. */
function wordsLoaded(): Promise<void> {
  return new Promise(resolve => {
    const stop = $loadedLanguage.subscribe(language => {
      if (!language) return
      queueMicrotask(() => stop())
      resolve()
    })
  })
}

function loadStepUp(): void {
  void loadOptional('step-up', () => import('@bnw/widgets/step-up'))
}
