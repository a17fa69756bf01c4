import './fonts.css'
import '@bnw/widgets/tokens.css'
import './styles/base.css'
import './styles/layout.css'
import './styles/pages.css'
import './styles/home.css'
import './styles/profile.css'
import './styles/about.css'
import './styles/menus.css'

import { $idleSeconds, $locale, $notices, checkSite, VERSION } from '@bnw/core'
import { startPage } from '@bnw/widgets'
import { createRoot } from 'react-dom/client'

import { App } from './app.tsx'
import { configureSite } from './configuration.ts'
import { followDocument } from './document.ts'
import { startNavigation } from './navigation.ts'
import { followReference } from './reference.ts'
import { followPlayer } from './preload.ts'
import { followResting } from './resting.ts'

configureSite()
startPage()
followDocument()
followReference()
followPlayer()
followResting()
startNavigation()
void checkSite(location.hostname, VERSION)
// Short messages, and the warning before a session ends: most pages never need them.
for (const store of [$notices, $idleSeconds]) store.listen(() => void import('@bnw/widgets/toasts'))

// Until the words are there nothing can be said; Turkish is there at once.
const stop = $locale.subscribe(locale => {
  if (!locale) return
  queueMicrotask(() => stop())
  createRoot(document.getElementById('site')!).render(<App />)
})
