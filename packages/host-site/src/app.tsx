import { $loadedLanguage } from '@bnw/core/language'
import { routes } from '@bnw/core/routes'
import { siteWords } from '@bnw/core/site'
import { useStore } from '@nanostores/react'

import { Footer } from './layout/footer.tsx'
import { Header } from './layout/header.tsx'
import { LoadingBar } from './layout/loading-bar.tsx'
import { OfflineBanner } from './layout/offline-banner.tsx'
import { Overlay } from './layout/overlay.tsx'
import { PageBoundary } from './layout/page-boundary.tsx'
import { PagePlace } from './layout/page-place.tsx'
import { PhoneBar } from './layout/phone-bar.tsx'
import { $screen, $visit } from './navigation.ts'
import { NoAccess } from './pages/no-access.tsx'
import { NotFound } from './pages/not-found.tsx'
import { pages } from './pages.ts'
import { $router } from './router.ts'

/**
 * Header, page and footer. Standalone pages have neither header nor footer, an open game has no footer, and its header is
 * hidden.
 */
export function App() {
  useStore($loadedLanguage)
  const screen = useStore($screen)
  const visit = useStore($visit)
  const name = useStore($router)?.route
  const isBare = screen === 'page' && name !== undefined && routes[name].access === 'standalone'
  // Also while the session is restored: the header would push the game down and go again.
  const isPlay = (screen === 'page' || screen === 'wait') && name === 'play'
  return (
    <div className={isPlay ? 'site playing' : 'site'}>
      <a className="skip" href="#content">
        {siteWords.skip()}
      </a>
      {!isBare && <Header />}
      <OfflineBanner />
      <main id="content" tabIndex={-1}>
        <LoadingBar />
        <PageBoundary visit={visit}>
          <Page />
        </PageBoundary>
      </main>
      {!isBare && !isPlay && <Footer />}
      {!isBare && <PhoneBar />}
      <Overlay />
    </div>
  )
}

function Page() {
  const screen = useStore($screen)
  const name = useStore($router)?.route
  if (screen === 'wait') return <PagePlace />
  if (screen === 'no-access') return <NoAccess />
  if (screen === 'not-found' || !name) return <NotFound />
  const Content = pages[name]
  return <Content key={name.replace(/(?<=^(slot|live))\w+/, '')} />
}
