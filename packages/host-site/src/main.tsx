import './fonts.css'
import '@bnw/widgets/tokens.css'
import './styles/base.css'
import './styles/layout.css'
import './styles/pages.css'
import './styles/home.css'
import './styles/profile.css'
import './styles/about.css'
import './styles/menus.css'

import { $idleSeconds, $locale, $notices, checkSite, environment, VERSION } from '@bnw/core'
import { startPage } from '@bnw/widgets'
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'

import { App } from './app.tsx'
import { configureSite } from './configuration.ts'
import { followDocument } from './document.ts'
import { startNavigation } from './navigation.ts'
import { declareFonts } from './fonts.ts'
import { followReference } from './reference.ts'
import { bringPage } from './pages.ts'
import { followPlayer } from './preload.ts'
import { followResting } from './resting.ts'

configureSite()
startPage()
declareFonts()
followDocument()
followReference()
followPlayer()
followResting()
startNavigation()
const pageThere = bringPage()
void checkSite(location.hostname, VERSION)
// Short messages, and the warning before a session ends: most pages never need them.
for (const store of [$notices, $idleSeconds]) store.listen(bringToasts)

// Until the words are there nothing can be said; Turkish is there at once.
const wordsThere = new Promise<void>(resolve => {
  const stop = $locale.subscribe(locale => {
    if (!locale) return
    queueMicrotask(() => stop())
    resolve()
  })
})
void Promise.all([pageThere, wordsThere]).then(() => {
  const root = createRoot(document.getElementById('site')!)
  // In slices, so that a slow phone can answer a touch in between.
  startTransition(() => root.render(<App />))
})

function bringToasts(): void {
  import('@bnw/widgets/toasts').catch(() => environment().report({ name: 'LoadError', call: 'toasts' }))
}
